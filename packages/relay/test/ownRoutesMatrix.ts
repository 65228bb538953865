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
const asked = (
  method: string,
  path: string | ((target: Target) => string),
  expected: Row['expected'],
  more?: Asking,
): Row => ({
  ask: (ask, target) => ask(method, typeof path === 'string' ? path : path(target), more),
  expected,
})
const listed = (path: string): Row =>
  asked('GET', ({ partner }) => `${path}?customer_partner_id=${partner}`, ofPartner)
const decided = (decision: string): Row =>
  asked(
    'POST',
    ({ operation }) => `/operations/${operation}/${decision}`,
    { ...ofFile, uA: 'not_awaiting_approval', uP: 'not_awaiting_approval' },
    { body: {} },
  )
export const batchKey = { 'Idempotency-Key': 'batch-of-a' }
export const toOpening = (partner: string) => ({
  ...{ customer_partner_id: partner, kind: 'reconcileRepayments', fileName: '', fileDigest: '', total: 5 },
  sector: null,
})
/** Who may see a batch hears that it may not be changed; to everybody else there is none. */
const changed = (what: string, body: Record<string, unknown> = {}): Row =>
  asked('POST', ({ batch }) => `/batches/${batch}/${what}`, { ...ofOwner, viewer: 'forbidden' }, { body })
const ofOperation = (path: string, expected: Row['expected']): Row =>
  asked('GET', ({ operation }) => `/operations/${operation}${path}`, expected)
/** `tenantOf` of the test gives the brand to the people of chp_p. */
const ofBrand = { ...ofPartner, uA: 'forbidden', viewer: 'forbidden' }
const inbox = { ...everybody, uA: 'forbidden', uB: 'forbidden', viewer: 'forbidden' }
const ofOperator = { ...inbox, uQ: 'forbidden', uP: 'forbidden' }
const none = 'unauthenticated'
const unsigned = { uB: none, uQ: none, uO: none, viewer: none, uA: none, uP: none }
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
  'GET /session': asked('GET', '/session', everybody),
  'GET /tenant': asked('GET', '/tenant', open),
  'GET /tenant/brand': asked('GET', '/tenant/brand', ofBrand),
  'PUT /tenant/brand': {
    ask: async (ask) => {
      const { data } = await ask('GET', '/tenant/brand')
      const kept = data as { revision: number } | null | undefined // what the route above answers
      const brand = { id: 'harbour', name: 'Harbour', locale: 'en' }
      return ask('PUT', '/tenant/brand', { body: { revision: kept?.revision ?? null, brand } })
    },
    expected: ofBrand,
  },
  'POST /tenant/brand/publication': asked('POST', '/tenant/brand/publication', ofBrand, {
    body: { revision: 1 },
  }),
  'POST /tenant/brand/rollback': asked('POST', '/tenant/brand/rollback', ofBrand, {
    body: { revision: 2, edition: 1 },
  }),
  'POST /tenant/brand/files': asked(
    'POST',
    '/tenant/brand/files',
    { ...ofBrand, uP: 'upload_rejected' },
    { body: new Blob(['\x89']) },
  ),
  'GET /brand-files/{digest}': asked('GET', '/brand-files/none', absent),
  'POST /token': asked('POST', '/token', everybody),
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
    expected: { ...ofOperator, uO: 'not_resolvable' },
  },
  'GET /attention': asked('GET', '/attention', ofOperator),
  'GET /audit': asked('GET', '/audit', ofOperator),
  'GET /outcomes': asked('GET', '/outcomes', ofOperator),
  'POST /outcomes/{place}/again': asked(
    'POST',
    '/outcomes/1/again',
    { ...ofOperator, uO: 'not_found' },
    { body: {} },
  ),
  'POST /outcomes/test': {
    ask: (ask, { partner }) => ask('POST', '/outcomes/test', { body: { customerPartnerId: partner } }),
    expected: ofOperator,
  },
  'GET /events': listed('/events'),
  'GET /inbox': asked('GET', '/inbox', inbox),
  'POST /inbox/{eventId}/assignment': {
    ask: (ask, { event, operation }) =>
      ask('POST', `/inbox/${event}/assignment`, { body: { operationId: operation } }),
    expected: { ...inbox, uQ: 'not_found', uO: 'not_found' },
  },
  'POST /inbox/{eventId}/dismissal': asked('POST', ({ closed }) => `/inbox/${closed}/dismissal`, ofOperator, {
    body: { reason: 'a test' },
  }),
  'POST /inbox/replay': asked('POST', '/inbox/replay', ofOperator, { body: {} }),
  'POST /webhooks/{name}': asked('POST', '/webhooks/service', unsigned, { body: {} }),
  'POST /webhooks/{name}/{token}': asked('POST', '/webhooks/service/guess', unsigned, { body: {} }),
  'GET /uploads': asked('GET', ({ partner }) => `/uploads?customer_partner_id=${partner}&${set}`, ofWriter),
  'POST /uploads': {
    ask: (ask, { partner }) => {
      const facts = uploadMetadata({ customer_partner_id: partner })
      return ask('POST', '/uploads', { headers: { ...tus, 'Upload-Length': '5', 'Upload-Metadata': facts } })
    },
    expected: ofWriter,
  },
  'GET /uploads/{uploadId}': asked('GET', ({ upload }) => `/uploads/${upload}`, {
    ...ofFile,
    uA: 'not_found',
    uP: 'not_found',
  }),
  'HEAD /uploads/{uploadId}': asked('HEAD', ({ upload }) => `/uploads/${upload}`, ofFile, { headers: tus }),
  'PATCH /uploads/{uploadId}': asked(
    'PATCH',
    ({ upload }) => `/uploads/${upload}`,
    { ...ofFile, uA: 'upload_conflict', uP: 'upload_conflict' },
    { headers: piece, body: new Blob(['5']) },
  ),
  'DELETE /uploads/{uploadId}': asked('DELETE', ({ upload }) => `/uploads/${upload}`, ofFile),
  'GET /drafts/{kind}/{set}': asked('GET', ({ partner }) => draft + partner, ofWriter),
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
  'GET /batches/{batchId}': asked('GET', ({ batch }) => `/batches/${batch}`, ofOwner),
  'GET /batches/{batchId}/rows': asked('GET', ({ batch }) => `/batches/${batch}/rows`, ofOwner),
  'POST /batches/{batchId}/rows': changed('rows', {
    from: 0,
    rows: [{ line: 2, payment: { transaction_reference: 'INV-1', amount: 1 }, statementLines: [] }],
  }),
  'POST /batches/{batchId}/pause': changed('pause'),
  'POST /batches/{batchId}/resume': changed('resume'),
  'POST /batches/{batchId}/cancel': changed('cancel'),
  'GET /health': asked('GET', '/health', open),
  'GET /health/ready': asked('GET', '/health/ready', open),
  'GET /health/live': asked('GET', '/health/live', open),
}
