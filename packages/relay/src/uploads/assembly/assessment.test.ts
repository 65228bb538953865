import { readdir } from 'node:fs/promises'
import { callEndpoint, type CreditAssessment, submitCreditAssessment } from '@onlend/core'
import { getDraft, saveDraft, type StagedFile } from '@onlend/core/relay'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../test/testDatabase.ts'
import { pdfFile } from '../../../test/inspection/pdfFile.ts'
import {
  catchCode,
  customerPartnerId,
  type Staging,
  stagingRelay,
} from '../../../test/staging/stagingRelay.ts'
import { assessmentDocuments } from '@onlend/core/internal'

/** How many files there are of a document, where there is more than one. */
const several: Partial<Record<string, number>> = { holdco_incorporation_documents: 2, bank_statements: 3 }

const year = {
  income: '15000000.50',
  cost_of_sales: '1',
  operating_expense: '2',
  depreciation: '3',
  tax: '4',
  total_assets: '5',
  equity: '6',
  cash_reserve: '7',
  total_debt: '0',
  capex: '0',
  principal_repayment: '0',
  period: '12',
}

/** Stages a whole assessment, every file with bytes of its own, and returns it as a caller submits it. */
async function stageAssessment(
  { stage }: Staging,
  nameOf: (slot: string, at: number) => string = (slot, at) => `${slot} ${at}.pdf`,
): Promise<CreditAssessment> {
  const stageAll = async (slot: string, count: number): Promise<StagedFile[]> => {
    const files: StagedFile[] = []
    for (let at = 1; at <= count; at += 1) {
      const bytes = pdfFile(`% ${slot} ${at} ${'x'.repeat(at * 1_000)}`)
      files.push(await stage(slot, { name: nameOf(slot, at), bytes }))
    }
    return files
  }
  const documents: CreditAssessment['documents'] = {}
  for (const name of assessmentDocuments) documents[name] = await stageAll(name, several[name] ?? 1)
  return {
    documents,
    management_financial_reports: {
      2024: await stageAll('management_financial_report_2024', 1),
      2025: await stageAll('management_financial_report_2025', 2),
    },
    financial_information: { 2024: year, 2025: year },
  }
}

// Opening the database is no part of a test's time.
beforeAll(async () => void (await testDatabase()), 120_000)

const submit = ({ client }: Staging, body: CreditAssessment, operationId = 'key-staged-1'): Promise<string> =>
  catchCode(callEndpoint(client, submitCreditAssessment, { customerPartnerId, body }, { operationId }))

/** The parts that the service wants, and the files that were picked for them. */
const picked = {
  holdco_incorporation_documents_1: 'holdco_incorporation_documents 1.pdf',
  holdco_incorporation_documents_2: 'holdco_incorporation_documents 2.pdf',
  opco_incorporation_documents: 'opco_incorporation_documents 1.pdf',
  memorandum: 'memorandum 1.pdf',
  bank_statements_1: 'bank_statements 1.pdf',
  bank_statements_2: 'bank_statements 2.pdf',
  bank_statements_3: 'bank_statements 3.pdf',
  management_profile: 'management_profile 1.pdf',
  audited_financial_reports: 'audited_financial_reports 1.pdf',
  shareholders_details: 'shareholders_details 1.pdf',
  directors_details: 'directors_details 1.pdf',
  business_summary: 'business_summary 1.pdf',
  loan_book: 'loan_book 1.pdf',
  side_letter: 'side_letter 1.pdf',
  board_resolution: 'board_resolution 1.pdf',
  means_of_identification: 'means_of_identification 1.pdf',
  signature_mandate: 'signature_mandate 1.pdf',
  utility_bill: 'utility_bill 1.pdf',
  passport_photograph: 'passport_photograph 1.pdf',
  bank_forms: 'bank_forms 1.pdf',
  management_financial_report_2024: 'management_financial_report_2024 1.pdf',
  management_financial_report_2025_1: 'management_financial_report_2025 1.pdf',
  management_financial_report_2025_2: 'management_financial_report_2025 2.pdf',
}

test('T64, T65, T41: the service gets every staged file under its name, whole, and the figures as a JSON string', async () => {
  const staging = await stagingRelay()
  const assessment = await stageAssessment(staging)
  const { uploads } = await staging.list()
  const staged = new Map(uploads.map(({ name, size, sha256 }) => [name, { size, sha256 }]))
  const draft = { customerPartnerId, kind: 'submitCreditAssessment', set: 'current' } as const
  await callEndpoint(staging.client, saveDraft, {
    ...draft,
    body: { revision: null, value: { step: 'review' } },
  })
  expect(await submit(staging, assessment)).toBe('accepted')

  const [form] = staging.forms()
  // The cast names what the sandbox notes of a form.
  const { financial_information: figures, ...files } = (form?.body ?? {}) as Record<string, unknown>
  expect(JSON.parse(String(figures))).toEqual(assessment.financial_information)
  const expected = Object.entries(picked).map(([part, name]) => {
    return [part, { ...staged.get(name), name, type: 'application/pdf' }]
  })
  expect(files).toEqual(Object.fromEntries(expected))

  const operation = await staging.read('key-staged-1')
  const kept = Object.entries(picked).map(([part, name]) => ({ part, ...staged.get(name) }))
  expect(operation).toMatchObject({ state: 'accepted', summary: { count: 23 }, result: { files: kept } })
  expect(JSON.stringify(operation)).not.toContain('.pdf')
  expect((await staging.list()).uploads).toEqual([])
  expect(await callEndpoint(staging.client, getDraft, draft)).toBeNull()
  expect(await readdir(staging.folder)).toEqual([])
})

test('S56: the same key twice is one call, and with other files it is refused', async () => {
  const staging = await stagingRelay()
  const assessment = await stageAssessment(staging)
  expect(await submit(staging, assessment)).toBe('accepted')
  expect(await submit(staging, assessment)).toBe('accepted')
  expect(staging.forms()).toHaveLength(1)
  const reports = { 2025: assessment.management_financial_reports[2024] ?? [] }
  const other = { ...assessment, management_financial_reports: reports }
  expect(await submit(staging, other)).toBe('idempotency_key_reused')
})

test('a set that the service refuses keeps its files, and can be submitted again once one is replaced', async () => {
  const staging = await stagingRelay()
  const assessment = await stageAssessment(staging, (slot, at) =>
    slot === 'memorandum' ? 'reject.pdf' : `${slot} ${at}.pdf`,
  )
  expect(await submit(staging, assessment)).toBe('rejected')
  expect(await staging.read('key-staged-1')).toMatchObject({ state: 'rejected', status: 422 })
  expect((await staging.list()).uploads).toHaveLength(23)

  const memorandum = [await staging.stage('memorandum', { name: 'better.pdf', bytes: pdfFile('% better') })]
  const mended = { ...assessment, documents: { ...assessment.documents, memorandum } }
  expect(await submit(staging, mended, 'key-staged-2')).toBe('accepted')
  // What was not in it stays: here the file that was replaced.
  expect((await staging.list()).uploads.map(({ name }) => name)).toEqual(['reject.pdf'])
})
