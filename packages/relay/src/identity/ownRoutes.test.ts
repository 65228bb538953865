import { expect, test } from 'vitest'
import { routes } from '../../test/routes.ts'
import { sendWebhook } from '../../test/sendWebhook.ts'
import { type StagingRelay, stagingRelay } from '../../test/stagingRelay.ts'
import type { PersonName } from '../../test/testRelay.ts'
import { tokenKeys } from '../../test/tokenRelay.ts'

import {
  type Ask,
  batchKey,
  toOpening,
  matrix,
  type Person,
  persons,
  principals,
  type Target,
} from '../../test/ownRoutesMatrix.ts'

const rows = Object.entries(matrix)
const none: Target = {
  batch: 'batch-of-none',
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
    brands: { tenantOf: ({ channelPartnerId }) => (channelPartnerId === 'chp_p' ? 'harbour' : null) },
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
  await relay.send('POST', '/batches', { as: 'uA', body: toOpening('cp_a'), headers: batchKey })
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
      const said = [unknown.status, unknown.text]
      expect([address, person, known.status, known.text]).toEqual([address, person, ...said])
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
  // These are not asked with a cookie, and a logo is shown on any page.
  const guarded = rows.filter(([address]) => !/\/health|\/brand-files|\/webhooks\/\{name\}/.test(address))
  for (const [address, { ask }] of guarded) {
    for (const told of /^(?:GET|HEAD)/.test(address) ? foreignReads : foreignWrites) {
      const { code } = await ask(asPage(relay, told), target)
      expect([address, told, code]).toEqual([address, told, 'cross_site'])
    }
  }
  expect((await relay.head(`/uploads/${target.upload}`)).headers.get('Upload-Offset')).toBe('0')
})
