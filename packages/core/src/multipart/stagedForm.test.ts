import { expect, test } from 'vitest'
import type { EndpointInput } from '../endpointTypes.ts'
import { registerCustomer } from '../endpoints/registerCustomer.ts'
import { submitCreditAssessment } from '../endpoints/submitCreditAssessment.ts'
import submitSample from '../endpoints/submitCreditAssessment.wire.json' with { type: 'json' }
import { assessmentDocuments } from '../models/AssessmentDocument.ts'
import { stagedMediaType } from '../relay/stagedMediaType.ts'
import { answer } from '../../test/answer.ts'
import { createFakeService } from '../../test/createFakeService.ts'
import { getFailure } from '../../test/getFailure.ts'
import { callEndpoint } from '../transport/callEndpoint.ts'

type Assessment = EndpointInput<typeof submitCreditAssessment>

const staged = (name: string) => ({ upload_id: `up_${name.slice(0, 40)}`, sha256: 'ab'.repeat(32) })
const assessment: Assessment = {
  documents: {
    ...Object.fromEntries(assessmentDocuments.map((name) => [name, [staged(name)]])),
    bank_statements: [staged('statement-1'), staged('statement-2')],
  },
  management_financial_reports: { '2024': [staged('report-2024')] },
  financial_information: JSON.parse(submitSample.request.financial_information),
}
const customer: EndpointInput<typeof registerCustomer> = {
  first_name: 'Kunle',
  last_name: 'Ade',
  contact_number: '08030000000',
  unique_id_type: 'bvn',
  unique_id: '22222222222',
}
const send = (body: Assessment) => {
  const { client, requests } = createFakeService([answer(submitSample.response)])
  return {
    requests,
    result: callEndpoint(client, submitCreditAssessment, { customerPartnerId: 'cup_1', body }),
  }
}

test('T64: staged files travel as their ids and checksums under the names that the service wants', async () => {
  const { requests, result } = send(assessment)
  await result
  expect(requests[0]?.headers.get('Content-Type')).toBe(stagedMediaType)
  // The cast only names the fields; each part is compared below.
  const { parts } = (requests[0]?.body ?? {}) as {
    parts: { name: string; upload?: string; value?: string }[]
  }
  expect(parts.filter(({ name }) => name.startsWith('bank_statements'))).toEqual([
    { name: 'bank_statements_1', upload: 'up_statement-1', sha256: 'ab'.repeat(32) },
    { name: 'bank_statements_2', upload: 'up_statement-2', sha256: 'ab'.repeat(32) },
  ])
  expect(parts.find(({ name }) => name === 'management_financial_report_2024')).toHaveProperty('upload')
  expect(parts.at(-1)).toEqual({
    name: 'financial_information',
    value: submitSample.request.financial_information,
  })
})

test('a file itself is not sent to a relay, nor a staged file to the service, and the error says what to pass', async () => {
  const memorandum = [new Blob(['%PDF'], { type: 'application/pdf' })]
  const { requests, result } = send({
    ...assessment,
    documents: { ...assessment.documents, memorandum },
  })
  expect(await getFailure(result)).toMatchObject({
    category: 'validation',
    fieldErrors: { memorandum: expect.stringContaining('useUploads') },
  })
  const service = createFakeService([], { target: 'service' })
  const body = { ...customer, nin_slip: staged('nin-slip') }
  expect(
    await getFailure(callEndpoint(service.client, registerCustomer, { customerPartnerId: 'cup_1', body })),
  ).toMatchObject({ category: 'validation', fieldErrors: { nin_slip: expect.stringContaining('relay') } })
  expect([requests, service.requests]).toEqual([[], []])
})

test('a value that looks like a staged file and is none is refused with the name of its field', async () => {
  const broken = { upload_id: '../x', sha256: 'short' }
  const { requests, result } = send({ ...assessment, management_financial_reports: { '2024': [broken] } })
  expect(await getFailure(result)).toMatchObject({ category: 'validation' })
  expect(requests).toEqual([])
})

test('T12: a customer with a staged photo ID travels as staged parts, and one without any as JSON', async () => {
  const reply = { data: { customer: { id: 'cus_1', ...customer }, customerPartner: { id: 'cpl_1' } } }
  const { client, requests } = createFakeService([answer(reply), answer(reply)])
  const register = (body: typeof customer) =>
    callEndpoint(client, registerCustomer, { customerPartnerId: 'cup_1', body }).catch(() => null)
  await register({ ...customer, photo_id_type: 'NIN slip', nin_slip: staged('nin-slip') })
  await register(customer)
  const types = requests.map(({ headers }) => headers.get('Content-Type'))
  expect(types).toEqual([stagedMediaType, 'application/json'])
  expect(requests[0]?.body).toMatchObject({
    parts: expect.arrayContaining([
      { name: 'first_name', value: 'Kunle' },
      { name: 'nin_slip', upload: 'up_nin-slip', sha256: 'ab'.repeat(32) },
    ]),
  })
})
