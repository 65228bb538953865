import { expect, test } from 'vitest'
import type { Principal } from '../../http/Principal.ts'
import type { RelayOptions } from '../../RelayOptions.ts'
import { openSharedDatabase } from '../../../test/openSharedDatabase.ts'
import { sendWebhook } from '../../../test/sendWebhook.ts'
import { people, type TestRelay, testRelay } from '../../../test/testRelay.ts'

const old = 'an old secret of this ledger, long enough'
const renewed = 'a new secret of this ledger, long enough'
const operator = { headers: { 'X-Test-Operator': 'u1' } }
const authenticate = (request: Request): Principal => {
  const userId = request.headers.get('X-Test-Operator')
  if (userId === null)
    return { ...people.uA, displayName: 'Ada', customerPartners: [...people.uA.customerPartners] }
  return { userId, role: 'customer-partner', customerPartners: [], operator: true }
}

/** A relay with given secrets on what an earlier one has kept. */
const open = (
  ledgerSecret: RelayOptions['ledgerSecret'] & {},
  before?: TestRelay,
  more: Partial<RelayOptions> = {},
) => testRelay({ authenticate, ledgerSecret, ...(before && { store: before.store }), ...more })

/** Leaves something in every column that is sealed. */
async function fill(relay: TestRelay): Promise<void> {
  await relay.withdraw('key-first')
  relay.upstream.answer = () => new Response('{"status":"error","message":"No"}', { status: 422 })
  await relay.withdraw('key-refused', { amount: 3 })
  relay.upstream.answer = () => new TypeError('reset')
  await relay.withdraw('key-unknown', { amount: 9 })
  const said = { outcome: 'failed', evidence: { text: 'not on the statement', reference: 'ST-1' } }
  await relay.send('POST', '/operations/key-unknown/resolution', { ...operator, body: said })
  await sendWebhook(relay, { id: 'evt_open', data: { customer_partner_id: undefined, amount: 77 } })
  const { data } = await relay.send('GET', '/inbox', operator)
  // The cast names what the route sends.
  const [event] = data as { id: string }[]
  await relay.send('POST', `/inbox/${event?.id}/dismissal`, { ...operator, body: { reason: 'not ours' } })
  await sendWebhook(relay, { id: 'evt_unread', event: 'something.new' })
}

/** How many values are sealed under a key, everywhere in the ledger but in what is remembered of the work itself. */
async function countSealed(keyId: string): Promise<number> {
  const database = await openSharedDatabase()
  const tables = await database.query<{ name: string }>(
    "select tablename as name from pg_tables where tablename like 'onlend\\_%'",
  )
  let count = 0
  for (const { name } of tables) {
    const rows = await database.query<{ row: string }>(`select t::text as row from ${name} t`)
    for (const { row } of rows) count += row.split(`sealed.${keyId}.`).length - 1
  }
  return count
}

async function keyIdInUse(): Promise<string> {
  const database = await openSharedDatabase()
  const [row] = await database.query<{ value: string }>(
    "select value from onlend_settings where name = 'hash_secret'",
  )
  return row?.value.split('.')[1] ?? ''
}

const readAll = async (relay: TestRelay): Promise<unknown> =>
  Promise.all(
    ['/operations?customer_partner_id=cp_a', '/operations/key-unknown', '/operations/key-refused'].map(
      async (path) => (await relay.send('GET', path)).data,
    ),
  )

test('S125: what an older secret has sealed is sealed anew, everything of it, so that the old one can be taken out', async () => {
  const before = await open(old)
  await fill(before)
  const oldId = await keyIdInUse()
  const seen = await readAll(before)
  const sealed = await countSealed(oldId)
  expect(sealed).toBeGreaterThan(10)

  const rotating = await open([renewed, old], before)
  const report = await rotating.relay.reseal()
  expect(report.unreadable).toBe(0)
  expect(await countSealed(oldId)).toBe(0)
  expect(await rotating.relay.reseal()).toEqual({ resealed: 0, unreadable: 0 })
  const after = await open(renewed, before)
  expect(await readAll(after)).toEqual(seen)
  expect(await after.relay.checkAudit()).toMatchObject({ brokenAt: null })
  expect((await after.withdraw('key-first')).status).toBe(200)
  const repeated = await after.withdraw('key-equal')
  expect(repeated.code).toBe('possible_duplicate')
  expect(after.logs.join('')).not.toContain('ledger.unreadable')
})

test('S125: sweeps do it bit by bit, and say when the old secret can be taken out: not while another instance may still use it', async () => {
  let secrets = [old]
  const relay = await open(() => secrets)
  await fill(relay)
  const oldId = await keyIdInUse()
  const said = () => relay.logs.filter((line) => line.includes('sealing.done')).length
  const sweep = async (minutes: number) => {
    for (let done = 0; done < minutes; done += 1) {
      relay.time.now += 60_000
      await relay.relay.sweep()
    }
  }
  await sweep(12)
  expect(said()).toBe(1)
  secrets = [renewed, old]
  await sweep(2)
  expect(await countSealed(oldId)).toBe(0)
  // An instance that has not read the new one yet.
  const late = await open(old, relay)
  late.time.now = relay.time.now
  await late.withdraw('key-of-late', { amount: 55 })
  await sweep(7)
  expect(said()).toBe(1)
  await sweep(5)
  expect(await countSealed(oldId)).toBe(0)
  expect(said()).toBe(2)
  const kept = relay.logs.length
  await sweep(3)
  expect(relay.logs.slice(kept).join('')).not.toContain('sealing.')
})

test('S125: a secret that is taken out too early is a fault of health and never a silent blank, and is cured by giving it again', async () => {
  const before = await open(old)
  await fill(before)
  let secrets = [renewed]
  const relay = await open(() => secrets, before)
  relay.time.now = before.time.now
  const health = async () => (await relay.send('GET', '/health/ready', { as: null })).data
  expect(await health()).toEqual({ ready: true })
  await relay.relay.sweep()
  expect(await health()).toEqual({ ready: true, faults: ['ledger_unreadable'] })
  expect((await relay.withdraw('key-newer', { amount: 5 })).code).toBe('store_unavailable')
  const told = relay.logs.filter((line) => line.includes('sealing.unreadable'))
  expect(told.map((line): unknown => JSON.parse(line))).toMatchObject([{ count: expect.any(Number) }])
  expect(await relay.relay.reseal()).toMatchObject({ resealed: 0, unreadable: expect.any(Number) })
  secrets = [renewed, old]
  relay.time.now += 3_600_000
  await relay.relay.sweep()
  expect(await health()).toEqual({ ready: true })
  // Nothing was written while it was away, so that the key is as good as new.
  expect((await relay.withdraw('key-newer', { amount: 5 })).status).toBe(200)
})

test('S125: two instances that read the new secret at different moments open what the other has sealed', async () => {
  const given = { first: [old], second: [old] }
  const first = await open(() => given.first)
  const second = await open(() => given.second, first)
  await first.withdraw('key-before')
  expect((await second.send('GET', '/operations/key-before')).data).toMatchObject({
    summary: { recipient: 'Ada Obi' },
  })
  given.first = [renewed, old]
  first.time.now += 30_000
  await first.withdraw('key-after', { amount: 8, name: 'Bola Ade' })
  // The second one has not been given it: it says that it cannot open, and goes on with everything else.
  const blank = await second.send('GET', '/operations/key-after')
  expect(blank.data).toMatchObject({ state: 'accepted', summary: { recipient: null } })
  expect(second.logs.join('')).toContain('ledger.unreadable')
  given.second = [renewed, old]
  second.time.now += 1_000
  expect((await second.send('GET', '/operations/key-after')).data).toMatchObject({
    summary: { recipient: 'Bola Ade' },
  })
  expect((await second.withdraw('key-of-second', { amount: 12 })).status).toBe(200)
})

test('S96: of a resolution nothing but the key of its sealed texts can change', async () => {
  const relay = await open(old)
  await fill(relay)
  const database = await openSharedDatabase()
  const other = `sealed.${'0'.repeat(16)}.AAAA`
  for (const change of [
    "outcome = 'succeeded'",
    "evidence = 'something else'",
    "decided_by = 'u2'",
    "evidence = evidence || 'A'",
  ])
    await expect(database.query(`update onlend_resolutions set ${change}`), change).rejects.toThrow(
      'kept as they are',
    )
  await expect(
    database.query(`update onlend_resolutions set evidence = '${other}', decided_by = 'u2'`),
  ).rejects.toThrow()
  await database.query(`update onlend_resolutions set evidence = '${other}'`)
})
