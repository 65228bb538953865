import { expect, test } from 'vitest'
import type { EndpointInput } from '../endpointTypes.ts'
import { assessmentDocuments } from '../models/AssessmentDocument.ts'
import { answer } from '../../test/answer.ts'
import { createFakeService } from '../../test/createFakeService.ts'
import { getFailure } from '../../test/getFailure.ts'
import { callEndpoint } from '../transport/callEndpoint.ts'
import type { LendingClientOptions } from '../transport/LendingClient.ts'
import { submitCreditAssessment } from './submitCreditAssessment.ts'
import sample from './submitCreditAssessment.wire.json' with { type: 'json' }

type Body = EndpointInput<typeof submitCreditAssessment>

const pdf = (name = 'a.pdf') => new File(['%PDF'], name, { type: 'application/pdf' })
const figures: Body['financial_information'] = JSON.parse(sample.request.financial_information)
const { '2024': lastYear } = figures as Record<'2024', Body['financial_information'][string]>
const documents = {
  ...Object.fromEntries(assessmentDocuments.map((name) => [name, [pdf(`${name}.pdf`)]])),
  holdco_incorporation_documents: [pdf('holdco-1.pdf'), pdf('holdco-2.pdf')],
}
const whole: Body = {
  documents,
  management_financial_reports: { '2023': [pdf()], '2024': [pdf('1.pdf'), pdf('2.pdf')] },
  financial_information: figures,
}
const submit = (changes: Partial<Body> = {}, options: Partial<LendingClientOptions> = {}) => {
  const service = createFakeService([answer(sample.response)], options)
  const body = { ...whole, ...changes }
  return {
    ...service,
    result: callEndpoint(service.client, submitCreditAssessment, { customerPartnerId: 'cup_7Lq2Vt9m', body }),
  }
}
const partNames = async (changes: Partial<Body> = {}) => {
  const { requests, result } = submit(changes)
  await result
  return Object.keys(requests[0]?.body ?? {})
}

test('T4, T69: an answer without data is an acceptance and tells nothing more', async () => {
  await expect(submit().result).resolves.toBeNull()
})

test('T64, T65: parts are named as the API document names them', async () => {
  expect((await partNames()).sort()).toEqual(Object.keys(sample.request).sort())
})

test('T64: several files of one document are numbered from one, a single file is not, and holdco always is', async () => {
  const names = await partNames({
    documents: {
      ...documents,
      bank_statements: [pdf(), pdf(), pdf()],
      holdco_incorporation_documents: [pdf()],
    },
  })
  expect(names.filter((name) => name.startsWith('bank_statements'))).toEqual([
    'bank_statements_1',
    'bank_statements_2',
    'bank_statements_3',
  ])
  expect(names.filter((name) => name.startsWith('holdco'))).toEqual(['holdco_incorporation_documents_1'])
  expect(names).toContain('memorandum')
})

test('T65, T66: a report may be of any year', async () => {
  const names = await partNames({ management_financial_reports: { '2031': [pdf()], '1999': [pdf(), pdf()] } })
  expect(names.filter((name) => name.startsWith('management_financial_report'))).toEqual([
    'management_financial_report_1999_1',
    'management_financial_report_1999_2',
    'management_financial_report_2031',
  ])
  const { result } = submit({ management_financial_reports: { 'last year': [pdf()] } })
  expect((await getFailure(result)).category).toBe('validation')
})

test('T41: the figures travel as one JSON string of string figures', async () => {
  const { requests, result } = submit()
  await result
  expect(requests[0]?.body).toHaveProperty('financial_information', sample.request.financial_information)
})

test('T41: a figure that is a number is refused', async () => {
  const numeric = { '2024': { ...lastYear, income: 5 } } as unknown as Body['financial_information']
  const { fieldErrors } = await getFailure(submit({ financial_information: numeric }).result)
  expect(fieldErrors).toEqual({ 'financial_information.2024.income': 'must be a string' })
})

test('T66: two years at most, one at least', async () => {
  const three = submit({ financial_information: { '2022': lastYear, '2023': lastYear, '2024': lastYear } })
  expect((await getFailure(three.result)).fieldErrors).toEqual({
    financial_information: 'takes two years at most',
  })
  const none = submit({ financial_information: {} })
  expect((await getFailure(none.result)).fieldErrors).toEqual({
    financial_information: 'needs at least one year',
  })
})

test('T67: the period is a number of months', async () => {
  for (const period of ['0', '13', '2024', '06']) {
    const odd = submit({ financial_information: { '2024': { ...lastYear, period } } })
    expect((await getFailure(odd.result)).fieldErrors).toHaveProperty(['financial_information.2024.period'])
  }
})

test('T63: every document is needed, and each missing one is named', async () => {
  const { loan_book: _loanBook, ...rest } = documents as Body['documents']
  const { requests, result } = submit({ documents: { ...rest, side_letter: [] } })
  expect((await getFailure(result)).fieldErrors).toEqual({
    'documents.loan_book': 'needs a file, or an entry in not_applicable',
    'documents.side_letter': 'needs a file, or an entry in not_applicable',
  })
  expect(requests).toHaveLength(0)
})

test('T94: a document may be declared not applicable, and then no part of its name travels', async () => {
  const { side_letter: _sideLetter, ...rest } = documents as Body['documents']
  const names = await partNames({ documents: rest, not_applicable: ['side_letter'] })
  expect(names).not.toContain('side_letter')
  expect(names).not.toContain('not_applicable')
})

test('a year of reports without a file is refused', async () => {
  const { fieldErrors } = await getFailure(submit({ management_financial_reports: { '2024': [] } }).result)
  expect(fieldErrors).toEqual({ 'management_financial_reports.2024': 'needs a file' })
})

test('what is not a file is refused', async () => {
  const { fieldErrors } = await getFailure(
    submit({ documents: { ...documents, memorandum: ['a.pdf' as unknown as Blob] } }).result,
  )
  expect(fieldErrors).toEqual({ 'documents.memorandum.0': 'must be a File, a Blob or a staged file' })
})

test('T68: the encoder of files can be replaced', async () => {
  const encodeFiles: LendingClientOptions['encodeFiles'] = (parts) => {
    return { body: Object.keys(parts).length.toString(), contentType: 'application/x-own' }
  }
  const { requests, result } = submit({}, { encodeFiles })
  await result
  expect(requests[0]?.headers.get('Content-Type')).toBe('application/x-own')
  expect(requests[0]?.init.body).toBe('22')
})

test('T12: files travel as a form by PATCH', async () => {
  const { requests, result } = submit()
  await result
  expect(requests[0]?.method).toBe('PATCH')
  expect(requests[0]?.init.body).toBeInstanceOf(FormData)
})

test('an assessment without the report of any year is refused', async () => {
  const { requests, result } = submit({ management_financial_reports: {} })
  expect((await getFailure(result)).fieldErrors).toHaveProperty('management_financial_reports')
  expect(requests).toHaveLength(0)
})
