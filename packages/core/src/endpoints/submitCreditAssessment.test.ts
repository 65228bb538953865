import { expect, test } from 'vitest'
import type { LendingClientOptions } from '../transport/LendingClient.ts'
import { answer } from '../../test/answer.ts'
import { bodies, callSample } from '../../test/calls.ts'
import { createFakeService } from '../../test/createFakeService.ts'
import { wireSamples } from '../../test/wireSamples.ts'

const pdf = (name = 'a.pdf') => new File(['%PDF'], name, { type: 'application/pdf' })
const { submitCreditAssessment: staged } = bodies
/** An assessment as a client of the service itself sends it: with the files. */
const assessment = {
  ...staged,
  documents: Object.fromEntries(Object.keys(staged.documents).map((name) => [name, [pdf(`${name}.pdf`)]])),
  management_financial_reports: { '2023': [pdf()], '2024': [pdf(), pdf()] },
}

/** Sends an assessment to the service: the request that reached it. */
async function assess(body: object, options: Partial<LendingClientOptions> = {}) {
  const answers = [answer(wireSamples.submitCreditAssessment.response)]
  const { client, requests } = createFakeService(answers, { target: 'service', ...options })
  await callSample(client, 'submitCreditAssessment', body)
  const [request] = requests
  if (!request) throw new Error('Nothing was sent')
  return request
}

/** The names of the parts of an assessment. */
const partNames = async (changes: object = {}) =>
  Object.keys((await assess({ ...assessment, ...changes })).body ?? {})

test('T41, T64, T65, T66: figures are one JSON string, and parts are named as the API document names them, and numbered from one where there are several, and holdco always', async () => {
  const holdco = { holdco_incorporation_documents: [pdf(), pdf()] }
  const { body } = await assess({ ...assessment, documents: { ...assessment.documents, ...holdco } })
  const { financial_information } = wireSamples.submitCreditAssessment.request ?? {}
  expect(body).toHaveProperty('financial_information', financial_information)
  expect(Object.keys(body ?? {}).sort()).toEqual(
    Object.keys(wireSamples.submitCreditAssessment.request ?? {}).sort(),
  )
  const names = await partNames({
    documents: {
      ...assessment.documents,
      ...{ bank_statements: [pdf(), pdf(), pdf()], holdco_incorporation_documents: [pdf()] },
    },
    management_financial_reports: { '2031': [pdf()], '1999': [pdf(), pdf()] },
  })
  const of = (start: string) => names.filter((name) => name.startsWith(start))
  expect(of('bank_statements')).toEqual(['bank_statements_1', 'bank_statements_2', 'bank_statements_3'])
  expect(of('holdco')).toEqual(['holdco_incorporation_documents_1'])
  expect(of('memorandum')).toEqual(['memorandum'])
  expect(of('management_financial')).toEqual([
    'management_financial_report_1999_1',
    'management_financial_report_1999_2',
    'management_financial_report_2031',
  ])
})

test('T94: a document may be declared not applicable, and then no part of its name travels', async () => {
  const { side_letter: _without, ...rest } = assessment.documents
  const names = await partNames({ documents: rest, not_applicable: ['side_letter'] })
  expect(names).not.toContain('side_letter')
  expect(names).not.toContain('not_applicable')
})

test('T12, T68: files travel as a form by PATCH, and their encoder can be replaced', async () => {
  const request = await assess(assessment)
  expect([request.method, request.init.body]).toEqual(['PATCH', expect.any(FormData)])
  const own = await assess(assessment, {
    encodeFiles: (parts) => ({ body: `${Object.keys(parts).length}`, contentType: 'application/x-own' }),
  })
  expect(own.headers.get('Content-Type')).toBe('application/x-own')
  expect(own.init.body).toBe('21')
})
