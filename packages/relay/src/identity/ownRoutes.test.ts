import { expect, test } from 'vitest'
import { routes } from '../../test/routes.ts'
import { sendWebhook } from '../../test/sendWebhook.ts'
import { type StagingRelay, stagingRelay } from '../../test/stagingRelay.ts'
import { people, type PersonName, type TestAnswer } from '../../test/testRelay.ts'
import { tokenKeys } from '../../test/tokenRelay.ts'
import { uploadMetadata } from '../../test/uploadMetadata.ts'
import type { Principal } from '../http/Principal.ts'

/** All kinds of callers of a route; `null` is no session. The one with most rights comes last, since its calls change things. */
const persons = [null, 'uB', 'uQ', 'uO', 'viewer', 'uA', 'uP'] as const
type Person = (typeof persons)[number]

// The clones belong to this test alone: what is read-only in the table may be written in them.
const { uA, uB, uP } = structuredClone(people) as unknown as Record<string, Principal>
const principals: Readonly<Record<string, Principal | undefined>> = {
  uA,
  uB,
  uP,
  uQ: { userId: 'uQ', role: 'channel-partner', channelPartnerId: 'chp_q', customerPartners: [] },
  uO: { userId: 'uO', role: 'customer-partner', customerPartners: [], operator: true },
  viewer: { ...uA, userId: 'viewer', endpoints: ['getCreditLimit'] } as Principal,
}

/** What a route is asked about: things of A, or things that do not exist. */
type Target = {
  batch: string
  partner: string
  operation: string
  event: string
  closed: string
  upload: string
}
type Asking = { headers?: Record<string, string>; body?: Blob | Record<string, unknown> }
type Answered = Pick<TestAnswer, 'status' | 'code' | 'text' | 'data'>
type Ask = (method: string, path: string, more?: Asking) => Promise<Answered>
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
const batchKey = { 'Idempotency-Key': 'batch-of-a' }
const batchOf = (partner: string) => ({
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
const inbox = { ...everybody, uA: 'forbidden', uB: 'forbidden', viewer: 'forbidden' }
const unsigned = {
  uB: 'unauthenticated',
  uQ: 'unauthenticated',
  uO: 'unauthenticated',
  viewer: 'unauthenticated',
  uA: 'unauthenticated',
  uP: 'unauthenticated',
}
const open = { ...everybody, nobody: 'ok' }
const tus = { 'Tus-Resumable': '1.0.0' }
const piece = { ...tus, 'Upload-Offset': '4', 'Content-Type': 'application/offset+octet-stream' }
const set = 'kind=submitCreditAssessment&set=current'
const draft = '/drafts/submitCreditAssessment/current?customer_partner_id='

/** Who may do what at every address that the relay answers itself, written down apart from the code. */
const matrix: Readonly<Record<string, Row>> = {
  'GET /session': { ask: (ask) => ask('GET', '/session'), expected: everybody },
  'GET /tenant': { ask: (ask) => ask('GET', '/tenant'), expected: open },
  'POST /token': { ask: (ask) => ask('POST', '/token'), expected: everybody },
  'GET /operations': listed('/operations'),
  'GET /snapshots': listed('/snapshots'),
  'GET /operations/{operationId}': ofOperation('', ofOwner),
  'GET /operations/{operationId}/rows': ofOperation('/rows', ofOwner),
  'GET /limits': listed('/limits'),
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
      ask('POST', '/credited-lines', { body: { customer_partner_id: partner, lines: ['d'.repeat(22)] } }),
    expected: ofPartner,
  },
  'GET /batches': listed('/batches'),
  'POST /batches': {
    ask: (ask, { partner }) => ask('POST', '/batches', { body: batchOf(partner), headers: batchKey }),
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
const rows = Object.entries(matrix)
const none: Target = {
  batch: 'batch-of-nobody',
  partner: 'cp_of_nobody',
  operation: 'key-of-nobody',
  event: 'evt_of_nobody',
  closed: 'evt_of_nobody',
  upload: '00112233445566778899aabbccddeeff',
}

const ownRelay = (): Promise<StagingRelay> =>
  stagingRelay({
    tokens: { keys: tokenKeys, origins: [] },
    tenants: { resolve: () => ({ id: 'harbour', version: '1', name: 'Harbour', locale: 'en' }) },
    authenticate: (request) => principals[(request.headers.get('Cookie') ?? '').split('=')[1] ?? ''] ?? null,
  })

/** Sends as a person of the table; the cast names people that this file adds to those of every test. */
const asPerson =
  ({ send }: StagingRelay, person: Person): Ask =>
  (method, path, more = {}) =>
    send(method, path, { ...more, as: person as PersonName })

async function newFile(relay: StagingRelay): Promise<string> {
  return (await relay.created({ size: 5 })).replace('/uploads/', '')
}

/** Something of A for every address: an operation, two events that fit none, a file. */
async function thingsOfA(relay: StagingRelay): Promise<Target> {
  const operation = 'key-of-a'
  await relay.withdraw(operation)
  await sendWebhook(relay, { id: 'evt_1', data: { amount: undefined } })
  await sendWebhook(relay, { id: 'evt_2', data: { amount: 3 } })
  const { data } = await relay.send('GET', '/inbox', { as: 'uP' })
  const events = data as { id: string; amount: string | null }[] // what the route answers
  const [event, closed] = [null, '3'].map((told) => events.find(({ amount }) => amount === told)?.id ?? '')
  if (!event || !closed) throw new Error('The events that fit nothing are not listed')
  await relay.send('POST', '/batches', { as: 'uA', body: batchOf('cp_a'), headers: batchKey })
  return { batch: 'batch-of-a', partner: 'cp_a', operation, event, closed, upload: await newFile(relay) }
}

test('every address of the relay has its row in the matrix of who may ask it', () => {
  const own = routes
    .filter(({ service }) => service === null)
    .flatMap(({ method, path }) => {
      const [short, last] = path.split(/\/(?=\{\w+\?\})/)
      const paths = last === undefined ? [path] : [short, path.replace('?', '')]
      return paths.map((each) => `${method} ${each}`)
    })
  expect(rows.map(([address]) => address).sort()).toEqual(own.sort())
})

test('S20, S24, S25: each of the relay’s own addresses answers whom the matrix names, and refuses every other person', async () => {
  const relay = await ownRelay()
  const target = await thingsOfA(relay)
  for (const [address, { ask, expected }] of rows) {
    for (const person of persons) {
      const upload = address.startsWith('DELETE') ? await newFile(relay) : target.upload
      const { code } = await ask(asPerson(relay, person), { ...target, upload })
      const wanted = person === null ? (expected.nobody ?? 'unauthenticated') : expected[person]
      expect([address, person, code ?? 'ok']).toEqual([address, person, wanted])
    }
  }
  for (const person of persons) {
    const { code } = await asPerson(relay, person)('GET', '/operations?channel_partner_id=chp_p')
    const wanted = person === 'uP' ? null : person ? 'forbidden' : 'unauthenticated'
    expect([person, code]).toEqual([person, wanted])
  }
  const unseen = await relay.send('GET', '/inbox', { as: 'uQ' as PersonName }) // one of this file's people
  expect(unseen.data).toEqual([])
})

test('S28: at each of the relay’s own addresses, another partner’s thing is refused in the same words as a thing that does not exist', async () => {
  const relay = await ownRelay()
  const target = await thingsOfA(relay)
  for (const [address, { ask, expected }] of rows) {
    for (const person of ['uB', 'uQ', 'uO', 'viewer'] as const) {
      if (!['forbidden', 'not_found'].includes(expected[person])) continue
      // Who may read a batch knows that it is there.
      if (person === 'viewer' && address.includes('/batches/')) continue
      const known = await ask(asPerson(relay, person), target)
      const unknown = await ask(asPerson(relay, person), none)
      expect([address, person, known.status, known.text]).toEqual([
        address,
        person,
        unknown.status,
        unknown.text,
      ])
    }
  }
})

const mark = { 'X-Relay': '1' }
/** What a browser says of a page that is not the relay's own; a frame in a sandbox names no origin. */
const foreignReads: Record<string, string>[] = [
  { 'Sec-Fetch-Site': 'cross-site' },
  { ...mark, 'Sec-Fetch-Site': 'cross-site', Origin: 'null' },
  { ...mark, 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.test' },
]
/** And of a write besides: a page of a sibling, an address that was typed in, a browser without Fetch Metadata, a form. */
const foreignWrites: Record<string, string>[] = [
  ...foreignReads,
  { ...mark, 'Sec-Fetch-Site': 'same-site', Origin: 'https://sub.app.test' },
  { ...mark, 'Sec-Fetch-Site': 'none' },
  mark,
  { ...mark, Origin: 'null' },
  { ...mark, Origin: 'https://sub.app.test' },
  { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://app.test' },
  {},
]

/** Sends as a browser does for any page, with the cookie of a person who may do nearly everything. */
const asPage =
  ({ relay }: StagingRelay, told: Record<string, string>): Ask =>
  async (method, path, { headers = {}, body } = {}) => {
    const answer = await relay.fetch(
      new Request(`https://app.test/lending${path}`, {
        method,
        headers: { ...headers, ...told, Cookie: 's=uP' },
        body: body === undefined || body instanceof Blob ? (body ?? null) : JSON.stringify(body),
      }),
    )
    const text = await answer.text()
    return { status: answer.status, code: answer.headers.get('Onlend-Error'), text, data: null }
  }

test('S29, S30: no page of another site reaches any of them with this person’s cookie', async () => {
  const relay = await ownRelay()
  const target = await thingsOfA(relay)
  // These are not asked with a cookie.
  const guarded = rows.filter(([address]) => !/\/health|\/webhooks\/\{name\}/.test(address))
  for (const [address, { ask }] of guarded) {
    for (const told of /^(?:GET|HEAD)/.test(address) ? foreignReads : foreignWrites) {
      const { code } = await ask(asPage(relay, told), target)
      expect([address, told, code]).toEqual([address, told, 'cross_site'])
    }
  }
  expect((await relay.head(`/uploads/${target.upload}`)).headers.get('Upload-Offset')).toBe('0')
})
