import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLendingClient, createOperationId } from '@onlend/core'
import { expect, onTestFinished, test } from 'vitest'
import { fileWitness } from './fileWitness.ts'
import type { RelayOptions } from '../../RelayOptions.ts'
import { createStore } from '../../createStore.ts'
import { testDatabase } from '../../../test/testDatabase.ts'
import { type TestRelay, testRelay } from '../../../test/testRelay.ts'
import type { LedgerWitness } from './LedgerWitness.ts'

const pattern = /^[0-9a-f]{8}$/

/** The worker's database, which can fall back to what it held, and a file beside it. */
async function openLedger() {
  const folder = await mkdtemp(join(tmpdir(), 'onlend-restored-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const database = await testDatabase()
  const tables = await database.query<{ name: string }>(
    "select tablename as name from pg_tables where tablename like 'onlend\\_%' and tablename <> 'onlend_migrations'",
  )
  return {
    witness: join(folder, 'witness'),
    /** A relay on the ledger as it is now, in place of the one before. */
    start: (options: Partial<RelayOptions> = {}): Promise<TestRelay> =>
      testRelay({ ...options, store: createStore({ ...database }) }),
    async backUp() {
      for (const { name } of tables)
        await database.query(`create temporary table backup_${name} as table ${name}`)
    },
    async restore() {
      await database.transaction(async (transaction) => {
        // The audit refuses even that, but for a test.
        await transaction.query("set local session_replication_role = 'replica'")
        for (const { name } of tables) {
          await transaction.query(`delete from ${name}`)
          await transaction.query(`insert into ${name} overriding system value table backup_${name}`)
          await transaction.query(`drop table backup_${name}`)
        }
      })
    },
  }
}

/** The words for the two things that are asked of the relay: sent, or what became of it. */
const look = ({ send }: TestRelay, key: string) => send('GET', `/operations/${key}`)
const health = async ({ send }: TestRelay) => (await send('GET', '/health/ready', { as: null })).data

test('S123: a key that a restored ledger has forgotten is not sent again: one call in all', async () => {
  const ledger = await openLedger()
  const witness = fileWitness(ledger.witness)
  await (await ledger.start({ witness })).withdraw('key-before')
  await ledger.backUp()
  const paying = await ledger.start({ witness })
  expect((await paying.withdraw('key-of-gap', { amount: 7 })).status).toBe(200)
  expect(paying.upstream.seen).toHaveLength(1)
  await ledger.restore()

  const relay = await ledger.start({ witness })
  expect(await health(relay)).toEqual({ ready: true, faults: ['ledger_restored'] })
  const again = await relay.withdraw('key-of-gap', { amount: 7 })
  expect([again.status, again.code]).toEqual([409, 'ledger_restored'])
  expect((await look(relay, 'key-of-gap')).code).toBe('ledger_restored')
  // An instance that has no witness learns from the other one.
  const other = await ledger.start()
  expect((await other.withdraw('key-of-gap', { amount: 7 })).code).toBe('ledger_restored')
  expect((await relay.withdraw('key-before')).status).toBe(200)
  expect(await relay.relay.readFence()).toMatchObject({ isRaised: true, raisedBy: 'system' })

  await relay.relay.liftFence({ by: 'u_operator' })
  expect(await health(relay)).toEqual({ ready: true })
  expect((await relay.withdraw('key-of-gap', { amount: 7 })).code).toBe('ledger_restored')
  expect((await look(relay, 'key-of-gap')).code).toBe('ledger_restored')
  expect(relay.upstream.seen).toEqual([])
  const audited = await relay.store.listAudit('sandbox', { limit: 10 })
  expect(audited.map(({ action, by }) => [action, by])).toEqual([
    ['fenceRaised', 'system'],
    ['fenceLifted', 'u_operator'],
  ])

  const { epoch } = await relay.relay.readFence()
  expect((await relay.withdraw(`epoch-${epoch}.key-new`, { amount: 8 })).status).toBe(200)
  // The witness goes on in the new epoch, and what the one before has lost is known.
  const restarted = await ledger.start({ witness })
  expect((await restarted.withdraw(`epoch-${epoch}.key-newer`, { amount: 9 })).status).toBe(200)
  expect((await restarted.relay.readFence()).isRaised).toBe(false)
})

test('S123: without a witness the fence is raised by hand, before an instance runs on the backup', async () => {
  const ledger = await openLedger()
  await (await ledger.start()).withdraw('key-before')
  await ledger.backUp()
  await (await ledger.start()).withdraw('key-of-gap', { amount: 7 })
  await ledger.restore()
  const relay = await ledger.start()
  await relay.relay.raiseFence({ by: 'u_operator' })
  await relay.relay.liftFence({ by: 'u_operator' })
  expect((await relay.withdraw('key-of-gap', { amount: 7 })).code).toBe('ledger_restored')
  expect(relay.upstream.seen).toEqual([])
})

test('S123: a page learns from any answer in which epoch its keys are, and a key that is newer than the fence was not sent', async () => {
  const relay = await testRelay()
  const { send } = relay
  const before = await send('GET', '/session')
  expect(before.headers.get('Onlend-Ledger-Epoch')).toBeNull()
  const { epoch } = await relay.relay.raiseFence({ by: 'u_operator' })
  expect(epoch).toMatch(pattern)
  const client = createLendingClient({ baseUrl: 'https://app.test' })
  expect(createOperationId(client)).not.toContain('epoch')
  const answer = await send('GET', '/v1/customer-partner/cp_a/credit-limit/current')
  client.ledger.epoch = answer.headers.get('Onlend-Ledger-Epoch')
  const key = createOperationId(client)
  // Nothing of it can be in the gap: the person hears that nothing was sent.
  expect((await relay.withdraw(key)).code).toBe('store_unavailable')
  await relay.relay.liftFence({ by: 'u_operator' })
  expect((await relay.withdraw(key)).status).toBe(200)
  expect((await look(relay, createOperationId(client))).code).toBe('not_found')
})

test('S123: an instance that runs on while its database falls back to an older one sends nothing more', async () => {
  const ledger = await openLedger()
  const relay = await ledger.start()
  await ledger.backUp()
  await relay.withdraw('key-of-gap')
  await ledger.restore()
  const again = await relay.withdraw('key-of-gap')
  expect([again.status, again.code]).toEqual([409, 'ledger_restored'])
  expect((await relay.withdraw('key-after', { amount: 3 })).code).toBe('ledger_restored')
  expect(relay.upstream.seen).toHaveLength(1)
})

test('S123: what cannot be noted outside of the database is not sent, and a witness that cannot be read is reported', async () => {
  let isFull = false
  let kept: string | null = null
  const witness: LedgerWitness = {
    read: async () => {
      if (isFull) throw new Error('the disk is away')
      return kept
    },
    write: async (text) => {
      if (isFull) throw new Error('the disk is full')
      kept = text
    },
  }
  const relay = await testRelay({ witness })
  expect((await relay.withdraw('key-first')).status).toBe(200)
  expect(kept).toBe('key-first')
  isFull = true
  const refused = await relay.withdraw('key-second', { amount: 2 })
  expect([refused.status, refused.code]).toEqual([503, 'store_unavailable'])
  expect((await relay.withdraw('key-second', { amount: 2 })).code).toBe('store_unavailable')
  expect(relay.upstream.seen).toHaveLength(1)
  expect(relay.logs.filter((line) => line.includes('fence.witness_failed'))).toHaveLength(1)
})

test('S123: a file remembers the last operations, whole, and for the process after', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'onlend-witness-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const witness = fileWitness(join(folder, 'witness'))
  expect(await witness.read()).toBeNull()
  await expect(fileWitness(folder).read()).rejects.toThrow('EISDIR')
  const relay = await testRelay({ witness })
  await Promise.all(
    Array.from({ length: 8 }, (_none, at) => relay.withdraw(`key-number-${at}`, { amount: at + 1 })),
  )
  const noted = await witness.read()
  expect(noted?.split('\n').toSorted()).toEqual(Array.from({ length: 8 }, (_none, at) => `key-number-${at}`))
  // Another ledger in its place: the file tells.
  await writeFile(join(folder, 'witness'), 'key-of-another-ledger')
  expect(await (await testRelay({ witness })).relay.readFence()).toMatchObject({ isRaised: true })
})

test('the fence changes nothing where it was never raised', async () => {
  const relay = await testRelay()
  expect(await relay.relay.readFence()).toMatchObject({ epoch: null, isRaised: false })
  expect(await relay.relay.liftFence({ by: 'u_operator' })).toBeNull()
  await expect(relay.relay.raiseFence({ by: '' })).rejects.toThrow(TypeError)
  expect((await relay.withdraw('key-1234')).status).toBe(200)
  expect((await look(relay, 'key-of-no-operation')).code).toBe('not_found')
  // A client of the host's own may name its keys as it likes, but not after an epoch that there is not.
  expect((await relay.withdraw('epoch-of-mine-1', { amount: 3 })).status).toBe(200)
  expect((await relay.withdraw('epoch-0123abcd.x', { amount: 4 })).code).toBe('ledger_restored')
})
