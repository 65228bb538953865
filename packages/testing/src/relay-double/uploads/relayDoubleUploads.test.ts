import {
  type CreditAssessment,
  type LendingClient,
  callEndpoint,
  startOperation,
  submitCreditAssessment,
} from '@onlend/core'
import { assessmentDocuments } from '@onlend/core/internal'
import { type StagedFile, getDraft, listUploads, saveDraft } from '@onlend/core/relay'
import { createSandbox, manualClock } from '@onlend/sandbox'
import { expect, test } from 'vitest'
import { createRelayDouble } from '../createRelayDouble.ts'
import type { RelayDouble, RelayDoubleOptions } from '../RelayDouble.ts'
import { sha256 } from './sha256.ts'

const base = 'https://relay.test/lending'
const set = { customerPartnerId: 'cp_adaeze', kind: 'submitCreditAssessment', set: 'current' } as const
const pdf = new TextEncoder().encode('%PDF-1.4 ten pages')
const year = {
  income: '12',
  cost_of_sales: '12',
  operating_expense: '12',
  depreciation: '12',
  tax: '12',
  total_assets: '12',
  equity: '12',
  cash_reserve: '12',
  total_debt: '12',
  capex: '12',
  principal_repayment: '12',
  period: '12',
}

function setUp(options: RelayDoubleOptions = {}): { relay: RelayDouble; client: LendingClient } {
  const relay = createRelayDouble(createSandbox({ clock: manualClock() }), options)
  return { relay, client: relay.createClient() }
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}

type CreateOptions = {
  name?: string
  size?: number
  customerPartnerId?: string
  sha256?: string
  type?: string
}

async function create(relay: RelayDouble, options: CreateOptions = {}): Promise<Response> {
  const { name = 'memorandum.pdf', size = pdf.byteLength, customerPartnerId = 'cp_adaeze' } = options
  const metadata = {
    customer_partner_id: customerPartnerId,
    kind: set.kind,
    set: set.set,
    slot: 'memorandum',
    name,
    type: options.type ?? 'application/pdf',
    ...(options.sha256 ? { sha256: options.sha256 } : {}),
  }
  const header = Object.entries(metadata)
    .map(([key, value]) => `${key} ${base64(value)}`)
    .join(',')
  return relay.fetch(`${base}/uploads`, {
    method: 'POST',
    headers: {
      'Tus-Resumable': '1.0.0',
      'X-Relay': '1',
      'Upload-Length': String(size),
      'Upload-Metadata': header,
    },
  })
}

function patch(relay: RelayDouble, location: string, offset: number, body: BodyInit): Promise<Response> {
  return relay.fetch(new URL(location, base), {
    method: 'PATCH',
    headers: {
      'Tus-Resumable': '1.0.0',
      'X-Relay': '1',
      'Upload-Offset': String(offset),
      'Content-Type': 'application/offset+octet-stream',
    },
    body,
  })
}

async function upload(relay: RelayDouble, options: CreateOptions = {}, bytes: Uint8Array<ArrayBuffer> = pdf) {
  const created = await create(relay, { size: bytes.byteLength, ...options })
  return patch(relay, created.headers.get('Location') ?? '', 0, bytes)
}

async function harness(relay: RelayDouble, slot: string): Promise<StagedFile> {
  const { id, sha256: checksum } = await relay.stageFile({ slot })
  return { upload_id: id, sha256: checksum ?? '' }
}

/** One file for each document, two for those of which the service wants or may get several. */
async function stageAll(relay: RelayDouble): Promise<CreditAssessment> {
  const documents: CreditAssessment['documents'] = {}
  for (const name of assessmentDocuments) documents[name] = [await harness(relay, name)]
  documents.holdco_incorporation_documents?.push(await harness(relay, 'holdco_incorporation_documents'))
  documents.memorandum?.push(await harness(relay, 'memorandum'))
  return {
    documents,
    management_financial_reports: { 2024: [await harness(relay, 'management_financial_report_2024')] },
    financial_information: { 2024: year },
  }
}

function submit(client: LendingClient, body: CreditAssessment): Promise<unknown> {
  const parameters = { customerPartnerId: 'cp_adaeze', body }
  return startOperation(client, submitCreditAssessment, parameters, { operationId: 'op-000001' }).catch(
    (error: unknown) => error,
  )
}

test('a file arrives in two pieces and is listed for everybody who may act for the partner', async () => {
  const { relay, client } = setUp()
  const checksum = await sha256(pdf)
  const created = await create(relay, { name: 'Statut – été.pdf', sha256: checksum })
  const location = created.headers.get('Location') ?? ''
  expect([created.status, location]).toEqual([201, expect.stringMatching(/^\/lending\/uploads\/[\w-]+$/)])

  const first = await patch(relay, location, 0, pdf.slice(0, 5))
  expect([first.status, first.headers.get('Upload-Offset')]).toEqual([204, '5'])
  const half = await callEndpoint(client, listUploads, set)
  expect(half.uploads).toMatchObject([{ state: 'uploading', offset: 5, type: null, sha256: null }])
  const head = await relay.fetch(new URL(location, base), {
    method: 'HEAD',
    headers: { 'Tus-Resumable': '1.0.0', 'X-Relay': '1' },
  })
  expect([head.headers.get('Upload-Offset'), head.headers.get('Upload-Length')]).toEqual(['5', '18'])

  expect((await patch(relay, location, 5, new Blob([pdf.slice(5)]))).status).toBe(204)
  const { uploads, limits } = await callEndpoint(client, listUploads, set)
  expect(uploads).toMatchObject([
    { name: 'Statut – été.pdf', state: 'staged', type: 'application/pdf', sha256: checksum, size: 18 },
  ])
  expect(limits.usedBytes).toBe(18)
  const read = await relay.fetch(new URL(location, base))
  expect(await read.text()).toBe('%PDF-1.4 ten pages')
})

test('a piece from the wrong place is refused, and nothing of it is kept', async () => {
  const { relay } = setUp()
  const location = (await create(relay)).headers.get('Location') ?? ''
  const refused = await patch(relay, location, 3, pdf.slice(3))
  expect([refused.status, refused.headers.get('Onlend-Error')]).toEqual([409, 'upload_conflict'])
  expect(relay.uploads()).toMatchObject([{ offset: 0 }])
})

test.each([
  ['encrypted.pdf', 'encrypted'],
  ['bomb.docx', 'suspicious'],
  ['corrupted.pdf', 'checksum'],
  ['picture.png', 'type'],
  ['setup.exe', 'type'],
] as const)('%s is thrown away once it is whole, because of %s', async (name, reason) => {
  const { relay } = setUp()
  const bytes = name.endsWith('.exe') ? new TextEncoder().encode('MZ') : pdf
  const refused = await upload(relay, { name, type: 'application/octet-stream' }, bytes)
  expect([refused.status, refused.headers.get('Onlend-Error')]).toEqual([422, 'upload_rejected'])
  expect(await refused.json()).toMatchObject({ status: 'error', data: { reason } })
  expect(relay.uploads()).toEqual([])
})

test('other bytes than the device announced are thrown away', async () => {
  const { relay } = setUp()
  const refused = await upload(relay, { sha256: 'a'.repeat(64) })
  expect(await refused.json()).toMatchObject({ data: { reason: 'checksum' } })
})

test('empty, too large and too many files are refused before a byte arrives', async () => {
  const { relay } = setUp({ uploads: { maxFileBytes: 20, maxFiles: 2, maxBytes: 40 } })
  const codes: (string | null)[] = []
  for (const size of [0, 21, 20, 20, 1]) {
    codes.push((await create(relay, { size })).headers.get('Onlend-Error'))
  }
  expect(codes).toEqual(['upload_rejected', 'body_too_large', null, null, 'staging_full'])
  expect((await create(setUp().relay, { name: 'full.pdf' })).headers.get('Onlend-Error')).toBe('staging_full')
})

test('T90: a file of another person’s partner is not found, and none is accepted for that partner', async () => {
  const { relay, client } = setUp()
  const location = (await create(relay)).headers.get('Location') ?? ''
  relay.signIn({ customerPartners: [{ id: 'cp_kwame', name: 'Kwame' }], channelPartnerId: null })
  expect((await patch(relay, location, 0, pdf)).status).toBe(404)
  expect((await create(relay)).status).toBe(403)
  await expect(callEndpoint(client, listUploads, set)).rejects.toMatchObject({ category: 'permission' })
  relay.signOut()
  expect((await patch(relay, location, 0, pdf)).headers.get('Onlend-Error')).toBe('unauthenticated')
  relay.signIn()
  expect((await patch(relay, location, 0, pdf)).status).toBe(204)
})

test('the bytes before a lost answer are kept, and expired files are deleted', async () => {
  const { relay } = setUp()
  const location = (await create(relay)).headers.get('Location') ?? ''
  relay.breakLine('after')
  await expect(patch(relay, location, 0, pdf.slice(0, 9))).rejects.toThrow(TypeError)
  expect(relay.uploads()).toMatchObject([{ offset: 9 }])
  await relay.sandbox.advance(15 * 86_400_000)
  expect((await patch(relay, location, 9, pdf.slice(9))).status).toBe(404)
  expect(relay.uploads()).toEqual([])
})

test('a draft is read and saved by revision, and an older one does not overwrite a newer', async () => {
  const { client } = setUp()
  expect(await callEndpoint(client, getDraft, set)).toBeNull()
  const save = (revision: number | null, value: Record<string, unknown>) =>
    callEndpoint(client, saveDraft, { ...set, body: { revision, value } })
  expect(await save(null, { note: 'a' })).toMatchObject({ revision: 1, savedBy: 'Harbour Finance' })
  await expect(save(null, { note: 'b' })).rejects.toMatchObject({ code: 'draft_changed', status: 409 })
  await save(1, { note: 'c' })
  expect(await callEndpoint(client, getDraft, set)).toMatchObject({ revision: 2, value: { note: 'c' } })
  await expect(save(2, { note: 'x'.repeat(70_000) })).rejects.toMatchObject({ code: 'body_too_large' })
})

test('T63, T64, T65: an accepted assessment takes its files along, under the names of the service', async () => {
  const { relay, client } = setUp()
  const assessment = await stageAll(relay)
  const staged = relay.uploads()
  await callEndpoint(client, saveDraft, { ...set, body: { revision: null, value: {} } })
  expect(await submit(client, assessment)).toMatchObject({ operationId: 'op-000001' })
  const [call] = relay.sandbox.calls
  expect(call).toMatchObject({ endpoint: 'submitCreditAssessment', executed: true })
  // The cast names what the sandbox records of a form.
  const sent = call?.body as Record<string, { name: string; sha256: string }>
  expect(Object.keys(sent)).toEqual(
    expect.arrayContaining([
      'memorandum_1',
      'memorandum_2',
      'holdco_incorporation_documents_1',
      'holdco_incorporation_documents_2',
      'management_financial_report_2024',
      'bank_statements',
    ]),
  )
  const checksums = Object.values(sent).flatMap(({ sha256: checksum }) => checksum ?? [])
  expect(checksums.sort()).toEqual(staged.map(({ sha256: checksum }) => checksum).sort())
  expect(relay.uploads()).toEqual([])
  expect(await callEndpoint(client, getDraft, set)).toBeNull()
  expect(await submit(client, assessment)).toMatchObject({ operationId: 'op-000001' })
  expect(relay.sandbox.calls).toHaveLength(1)
})

test.each([
  ['413', { category: 'rejected', status: 413 }],
  ['500', { category: 'unknown_outcome' }],
  ['reset', { category: 'unknown_outcome' }],
] as const)('after %s from the service every file is still there', async (fault, outcome) => {
  const { relay, client } = setUp()
  const assessment = await stageAll(relay)
  const staged = relay.uploads()
  relay.sandbox.faults.add({ endpoint: 'submitCreditAssessment', fault })
  expect(await submit(client, assessment)).toMatchObject(outcome)
  expect(relay.uploads()).toEqual(staged)
})

test('a write with a file that is not whole, or is another one, is not sent', async () => {
  const { relay, client } = setUp()
  const assessment = await stageAll(relay)
  const submitWith = (file: StagedFile) =>
    submit(client, { ...assessment, documents: { ...assessment.documents, memorandum: [file] } })
  const { id } = await relay.stageFile({ slot: 'memorandum', arrived: 3 })
  const unfinished = { upload_id: id, sha256: 'b'.repeat(64) }
  expect(await submitWith(unfinished)).toMatchObject({ code: 'upload_not_staged', status: 422 })
  const { upload_id } = await harness(relay, 'memorandum')
  expect(await submitWith({ upload_id, sha256: 'b'.repeat(64) })).toMatchObject({ code: 'upload_changed' })
  const { id: changed, sha256: checksum } = await relay.stageFile({ slot: 'memorandum', name: 'changed.pdf' })
  const swapped = { upload_id: changed, sha256: checksum ?? '' }
  expect(await submitWith(swapped)).toMatchObject({ code: 'upload_changed' })
  expect(relay.sandbox.calls).toHaveLength(0)
  expect(relay.operations()).toEqual([])
})
