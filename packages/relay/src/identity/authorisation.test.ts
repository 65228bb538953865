import { type Endpoint, endpoints } from '@onlend/core/internal'
import { expect, test } from 'vitest'
import type { RelayStore } from '../RelayStore.ts'
import { toPath } from '../../test/toPath.ts'
import { stageAssessment } from '../../test/stageAssessment.ts'
import { type StagingRelay, stagingRelay } from '../../test/stagingRelay.ts'
import { withdrawOfB } from '../../test/operations.ts'
import { type PersonName, type TestRelay, testRelay } from '../../test/testRelay.ts'

const all: readonly Endpoint[] = Object.values(endpoints)
const people: PersonName[] = ['uA', 'uB', 'uP', null]
const owners = [
  { customerPartnerId: 'cp_a', channelPartnerId: 'chp_p' },
  { customerPartnerId: 'cp_b', channelPartnerId: 'chp_q' },
  { customerPartnerId: 'cp_nobody', channelPartnerId: 'chp_nobody' },
]

/** Who may call what for whom, written down apart from the code. */
function mayCall(person: PersonName, { owner }: Endpoint, ids: (typeof owners)[number]): boolean {
  if (person === null) return false
  if (owner === null) return true
  if (owner === 'channelPartnerId') return person === 'uP' && ids.channelPartnerId === 'chp_p'
  return ids.customerPartnerId === (person === 'uB' ? 'cp_b' : 'cp_a')
}

let count = 0

/** Calls an endpoint for an owner, named in its path or its body. */
async function call(
  relay: TestRelay | StagingRelay,
  endpoint: Endpoint,
  ids: (typeof owners)[number],
  as: PersonName,
) {
  const { send } = relay
  const { method, path, owner, ownerField } = endpoint
  if (method === 'GET') return send(method, toPath(path, ids), { as })
  count += 1
  const headers = { 'Idempotency-Key': `key-matrix-${count}` }
  if (endpoint.encoding === 'multipart' && 'stage' in relay && mayCall(as, endpoint, ids)) {
    const facts = { customer_partner_id: ids.customerPartnerId }
    const text = `date,amount\n,${count}\n`
    const { write, headers: own } = await stageAssessment(relay, { as, facts, text })
    return send(method, toPath(path, ids), { as, headers: { ...headers, ...own }, body: write() })
  }
  const body = ownerField && owner ? { [ownerField]: ids[owner] } : { amount: count }
  return send(method, toPath(path, ids), { as, headers, body })
}

test('S20, S21, S24: an endpoint answers people who may act for its owner, and reaches the service for no other', async () => {
  const relay = await stagingRelay()
  for (const endpoint of all) {
    for (const as of people) {
      for (const ids of owners) {
        const before = relay.upstream.seen.length
        const { status, code } = await call(relay, endpoint, ids, as)
        const forwarded = relay.upstream.seen.length - before
        const expected = mayCall(as, endpoint, ids)
          ? { status: 200, code: null, forwarded: 1 }
          : { status: as ? 403 : 401, code: as ? 'forbidden' : 'unauthenticated', forwarded: 0 }
        const asked = { endpoint: endpoint.name, as, ids }
        expect({ ...asked, status, code, forwarded }).toEqual({ ...asked, ...expected })
      }
    }
  }
})

test('S24: an endpoint is gone when the host takes it away, and no other with it', async () => {
  // The cast names what the registry's own endpoints are called.
  const names = Object.keys(endpoints) as (keyof typeof endpoints)[]
  let left = names
  const relay = await testRelay({
    authenticate: () => ({
      userId: 'uP',
      role: 'channel-partner',
      channelPartnerId: 'chp_p',
      customerPartners: [{ id: 'cp_a', name: 'A' }],
      endpoints: left,
    }),
  })
  const [own] = owners
  if (!own) throw new Error('The table of owners is empty')
  for (const name of names) {
    left = names.filter((other) => other !== name)
    expect([name, (await call(relay, endpoints[name], own, 'uP')).code]).toEqual([name, 'forbidden'])
    expect((await relay.send('GET', '/session')).data).toMatchObject({ capabilities: left })
  }
  expect(relay.upstream.seen).toEqual([])
})

test('S24, S25: a customer partner’s person who names their channel partner has none of its rights', async () => {
  const relay = await testRelay({
    customerPartnersOf: 'service',
    authenticate: () => ({
      userId: 'uA',
      role: 'customer-partner',
      channelPartnerId: 'chp_p',
      customerPartners: [{ id: 'cp_a', name: 'A' }],
    }),
  })
  const ofChannel = { customerPartnerId: 'cp_of_chp_p', channelPartnerId: 'chp_p' }
  for (const endpoint of all.filter(({ owner }) => owner !== null)) {
    const { code } = await call(relay, endpoint, ofChannel, 'uA')
    expect([endpoint.name, code]).toEqual([endpoint.name, 'forbidden'])
  }
  for (const query of ['channel_partner_id=chp_p', 'customer_partner_id=cp_of_chp_p'])
    expect((await relay.send('GET', `/operations?${query}`)).code).toBe('forbidden')
  expect((await relay.send('GET', '/inbox')).code).toBe('forbidden')
  expect(relay.upstream.seen).toEqual([])
})

/** A store that counts what is asked of it. */
function counting(store: RelayStore, calls: string[]): RelayStore {
  const counted = Object.entries(store).map(([name, method]) => {
    const call = (...all: never[]): unknown => {
      calls.push(name)
      // The cast holds for the store's own methods with their own arguments.
      return (method as (...all: never[]) => unknown)(...all)
    }
    return [name, call]
  })
  // The cast follows from the loop: every method is there.
  return Object.fromEntries(counted) as RelayStore
}

test('S28: an owner that exists and one that does not are refused in the same words and with the same work', async () => {
  const work: string[] = []
  const relay = await testRelay({ wrapStore: (store) => counting(store, work) })
  const [, known, unknown] = owners
  if (!known || !unknown) throw new Error('The table of owners is too short')
  // The known one has an operation in the ledger; no answer may show it.
  await withdrawOfB(relay, 'key-of-the-other')
  expect(relay.upstream.seen).toHaveLength(1)
  for (const endpoint of all.filter(({ owner }) => owner)) {
    const answers = []
    for (const ids of [known, unknown]) {
      work.length = 0
      const { status, text, headers } = await call(relay, endpoint, ids, 'uA')
      const named = [...headers].filter(([name]) => name !== 'x-request-id')
      answers.push({ endpoint: endpoint.name, status, text, named, work: [...work] })
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]?.work.filter((name) => name !== 'prepare')).toEqual([])
  }
  expect(relay.upstream.seen).toHaveLength(1)
})
