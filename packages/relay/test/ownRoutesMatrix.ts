import { people, type TestAnswer } from './testRelay.ts'
import { uploadMetadata } from './uploadMetadata.ts'
import type { Principal } from '../src/http/Principal.ts'

/** All kinds of callers of a route; `null` is no session. The one with most rights comes last, since its calls change things. */
export const persons = [null, 'uB', 'uQ', 'uO', 'viewer', 'uA', 'uP'] as const
export type Person = (typeof persons)[number]

// The clones belong to this test alone: what is read-only in the table may be written in them.
const { uA, uB, uP } = structuredClone(people) as unknown as Record<string, Principal>
export const principals: Readonly<Record<string, Principal | undefined>> = {
  uA,
  uB,
  uP,
  uQ: { userId: 'uQ', role: 'channel-partner', channelPartnerId: 'chp_q', customerPartners: [] },
  uO: { userId: 'uO', role: 'customer-partner', customerPartners: [], operator: true },
  viewer: { ...uA, userId: 'viewer', endpoints: ['getCreditLimit'] } as Principal,
}

/** What a route is asked about: things of A, or things that do not exist. */
export type Target = {
  batch: string
  partner: string
  operation: string
  event: string
  closed: string
  upload: string
}
export type Asking = { headers?: Record<string, string>; body?: Blob | Record<string, unknown> }
export type Answered = Pick<TestAnswer, 'status' | 'code' | 'text' | 'data'>
export type Ask = (method: string, path: string, more?: Asking) => Promise<Answered>
type Row = {
  ask: (ask: Ask, target: Target) => Promise<Answered>
  /** The code of the answer by person, and `ok` for an answer that is none of the relay's refusals. */
  expected: Readonly<Record<Exclude<Person, null>, string>> & { nobody?: string }
}

const everybody = { uB: 'ok', uQ: 'ok', uO: 'ok', viewer: 'ok', uA: 'ok', uP: 'ok' }
const ofPartner = { ...everybody, uB: 'forbidden', uQ: 'forbidden', uO: 'forbidden' }
const ofOwner = { ...everybody, uB: 'not_found', uQ: 'not_found', uO: 'not_found' }
const ofWriter = { ...ofPartner, viewer: 'forbidden' }
const ofFile = { ...ofOwner, viewer: 'not_found' }
const listed = (path: string): Row => ({
  ask: (ask, { partner }) => ask('GET', `${path}?customer_partner_id=${partner}`),
  expected: ofPartner,
})
const decided = (decision: string): Row => ({
  ask: (ask, { operation }) => ask('POST', `/operations/${operation}/${decision}`, { body: {} }),
  expected: { ...ofFile, uA: 'not_awaiting_approval', uP: 'not_awaiting_approval' },
})
export const batchKey = { 'Idempotency-Key': 'batch-of-a' }
export const toOpening = (partner: string) => ({
  ...{ customer_partner_id: partner, kind: 'reconcileRepayments', fileName: '', fileDigest: '', total: 5 },
  sector: null,
})
/** Who may see a batch hears that it may not be changed; to everybody else there is none. */
const changed = (what: string, body: Record<string, unknown> = {}): Row => ({
  ask: (ask, { batch }) => ask('POST', `/batches/${batch}/${what}`, { body }),
  expected: { ...ofOwner, viewer: 'forbidden' },
})
const ofOperation = (path: string, expected: Row['expected']): Row => ({
  ask: (ask, { operation }) => ask('GET', `/operations/${operation}${path}`),
  expected,
})
/** `tenantOf` of the test gives the brand to the people of chp_p. */
const ofBrand = { ...ofPartner, uA: 'forbidden', viewer: 'forbidden' }
const inbox = { ...everybody, uA: 'forbidden', uB: 'forbidden', viewer: 'forbidden' }
const unsigned = {
  uB: 'unauthenticated',
  uQ: 'unauthenticated',
  uO: 'unauthenticated',
  viewer: 'unauthenticated',
  uA: 'unauthenticated',
  uP: 'unauthenticated',
}
const absent = Object.fromEntries(
  [...Object.keys(everybody), 'nobody'].map((person) => [person, 'not_found']),
) as Row['expected'] // The keys of the line above.
const open = { ...everybody, nobody: 'ok' }
const tus = { 'Tus-Resumable': '1.0.0' }
const piece = { ...tus, 'Upload-Offset': '4', 'Content-Type': 'application/offset+octet-stream' }
const set = 'kind=submitCreditAssessment&set=current'
const draft = '/drafts/submitCreditAssessment/current?customer_partner_id='

/** Who may do what at every address that the relay answers itself, written down apart from the code. */
export const matrix: Readonly<Record<string, Row>> = {
  'GET /session': { ask: (ask) => ask('GET', '/session'), expected: everybody },
  'GET /tenant': { ask: (ask) => ask('GET', '/tenant'), expected: open },
  'GET /tenant/brand': { ask: (ask) => ask('GET', '/tenant/brand'), expected: ofBrand },
  'PUT /tenant/brand': {
    ask: async (ask) => {
      const { data } = await ask('GET', '/tenant/brand')
      const kept = data as { revision: number } | null | undefined // what the route above answers
      const brand = { id: 'harbour', name: 'Harbour', locale: 'en' }
      return ask('PUT', '/tenant/brand', { body: { revision: kept?.revision ?? null, brand } })
    },
    expected: ofBrand,
  },
  'POST /tenant/brand/publication': {
    ask: (ask) => ask('POST', '/tenant/brand/publication', { body: { revision: 1 } }),
    expected: ofBrand,
  },
  'POST /tenant/brand/rollback': {
    ask: (ask) => ask('POST', '/tenant/brand/rollback', { body: { revision: 2, edition: 1 } }),
    expected: ofBrand,
  },
  'POST /tenant/brand/files': {
    ask: (ask) => ask('POST', '/tenant/brand/files', { body: new Blob(['\x89']) }),
    expected: { ...ofBrand, uP: 'upload_rejected' },
  },
  'GET /brand-files/{digest}': {
    ask: (ask) => ask('GET', '/brand-files/none'),
    expected: absent,
  },
  'POST /token': { ask: (ask) => ask('POST', '/token'), expected: everybody },
  'GET /operations': listed('/operations'),
  'GET /snapshots': listed('/snapshots'),
  'GET /operations/{operationId}': ofOperation('', ofOwner),
  'GET /operations/{operationId}/rows': ofOperation('/rows', ofOwner),
  'GET /limits': listed('/limits'),
  'GET /guidance': listed('/guidance'),
  'GET /operations/{operationId}/approval': ofOperation('/approval', {
    ...ofFile,
    uA: 'not_found',
    uP: 'not_found',
  }),
  'POST /operations/{operationId}/approval': decided('approval'),
  'POST /operations/{operationId}/refusal': decided('refusal'),
  'POST /operations/{operationId}/resolution': {
    ask: (ask, { operation }) =>
      ask('POST', `/operations/${operation}/resolution`, { body: { confirms: 'no-proposal' } }),
    expected: { ...inbox, uQ: 'forbidden', uP: 'forbidden', uO: 'not_resolvable' },
  },
  'GET /attention': {
    ask: (ask) => ask('GET', '/attention'),
    expected: { ...inbox, uQ: 'forbidden', uP: 'forbidden' },
  },
  'GET /audit': {
    ask: (ask) => ask('GET', '/audit'),
    expected: { ...inbox, uQ: 'forbidden', uP: 'forbidden' },
  },
  'GET /outcomes': {
    ask: (ask) => ask('GET', '/outcomes'),
    expected: { ...inbox, uQ: 'forbidden', uP: 'forbidden' },
  },
  'POST /outcomes/{place}/again': {
    ask: (ask) => ask('POST', '/outcomes/1/again', { body: {} }),
    expected: { ...inbox, uQ: 'forbidden', uP: 'forbidden', uO: 'not_found' },
  },
  'POST /outcomes/test': {
    ask: (ask, { partner }) => ask('POST', '/outcomes/test', { body: { customerPartnerId: partner } }),
    expected: { ...inbox, uQ: 'forbidden', uP: 'forbidden' },
  },
  'GET /events': listed('/events'),
  'GET /inbox': { ask: (ask) => ask('GET', '/inbox'), expected: inbox },
  'POST /inbox/{eventId}/assignment': {
    ask: (ask, { event, operation }) =>
      ask('POST', `/inbox/${event}/assignment`, { body: { operationId: operation } }),
    expected: { ...inbox, uQ: 'not_found', uO: 'not_found' },
  },
  'POST /inbox/{eventId}/dismissal': {
    ask: (ask, { closed }) => ask('POST', `/inbox/${closed}/dismissal`, { body: { reason: 'a test' } }),
    expected: { ...inbox, uQ: 'forbidden', uP: 'forbidden' },
  },
  'POST /inbox/replay': {
    ask: (ask) => ask('POST', '/inbox/replay', { body: {} }),
    expected: { ...inbox, uQ: 'forbidden', uP: 'forbidden' },
  },
  'POST /webhooks/{name}': {
    ask: (ask) => ask('POST', '/webhooks/service', { body: {} }),
    expected: unsigned,
  },
  'POST /webhooks/{name}/{token}': {
    ask: (ask) => ask('POST', '/webhooks/service/guess', { body: {} }),
    expected: unsigned,
  },
  'GET /uploads': {
    ask: (ask, { partner }) => ask('GET', `/uploads?customer_partner_id=${partner}&${set}`),
    expected: ofWriter,
  },
  'POST /uploads': {
    ask: (ask, { partner }) => {
      const facts = uploadMetadata({ customer_partner_id: partner })
      return ask('POST', '/uploads', { headers: { ...tus, 'Upload-Length': '5', 'Upload-Metadata': facts } })
    },
    expected: ofWriter,
  },
  'GET /uploads/{uploadId}': {
    ask: (ask, { upload }) => ask('GET', `/uploads/${upload}`),
    // Not whole, so that there is nothing to read yet.
    expected: { ...ofFile, uA: 'not_found', uP: 'not_found' },
  },
  'HEAD /uploads/{uploadId}': {
    ask: (ask, { upload }) => ask('HEAD', `/uploads/${upload}`, { headers: tus }),
    expected: ofFile,
  },
  'PATCH /uploads/{uploadId}': {
    ask: (ask, { upload }) => ask('PATCH', `/uploads/${upload}`, { headers: piece, body: new Blob(['5']) }),
    // Told that the file is at another offset, which only its owner may know.
    expected: { ...ofFile, uA: 'upload_conflict', uP: 'upload_conflict' },
  },
  'DELETE /uploads/{uploadId}': {
    ask: (ask, { upload }) => ask('DELETE', `/uploads/${upload}`),
    expected: ofFile,
  },
  'GET /drafts/{kind}/{set}': {
    ask: (ask, { partner }) => ask('GET', draft + partner),
    expected: ofWriter,
  },
  'PUT /drafts/{kind}/{set}': {
    ask: async (ask, { partner }) => {
      const { data } = await ask('GET', draft + partner)
      const kept = data as { revision: number } | null | undefined // what the route above answers
      return ask('PUT', draft + partner, { body: { revision: kept?.revision ?? null, value: {} } })
    },
    expected: ofWriter,
  },
  'POST /credited-lines': {
    ask: (ask, { partner }) =>
      ask('POST', '/credited-lines', { body: { customer_partner_id: partner, digests: ['d'.repeat(22)] } }),
    expected: ofWriter,
  },
  'GET /batches': listed('/batches'),
  'POST /batches': {
    ask: (ask, { partner }) => ask('POST', '/batches', { body: toOpening(partner), headers: batchKey }),
    expected: ofWriter,
  },
  'GET /batches/{batchId}': { ask: (ask, { batch }) => ask('GET', `/batches/${batch}`), expected: ofOwner },
  'GET /batches/{batchId}/rows': {
    ask: (ask, { batch }) => ask('GET', `/batches/${batch}/rows`),
    expected: ofOwner,
  },
  'POST /batches/{batchId}/rows': changed('rows', {
    from: 0,
    rows: [{ line: 2, payment: { transaction_reference: 'INV-1', amount: 1 }, statementLines: [] }],
  }),
  'POST /batches/{batchId}/pause': changed('pause'),
  'POST /batches/{batchId}/resume': changed('resume'),
  'POST /batches/{batchId}/cancel': changed('cancel'),
  'GET /health': { ask: (ask) => ask('GET', '/health'), expected: open },
  'GET /health/ready': { ask: (ask) => ask('GET', '/health/ready'), expected: open },
  'GET /health/live': { ask: (ask) => ask('GET', '/health/live'), expected: open },
}
