import { Client } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { makePostgresDatabase } from '../../../test/makePostgresDatabase.ts'
import { testRelay } from '../../../test/testRelay.ts'
import { createStore } from '../../createStore.ts'
import { openPostgresDatabase } from '../../database/openPostgresDatabase.ts'
import type { LedgerWitness } from './LedgerWitness.ts'

test('S123: a PostgreSQL that is restored from a backup sends no key again that it has forgotten: one call in all', async () => {
  const connectionString = await makePostgresDatabase(inject('postgresAddress') ?? '')
  const name = new URL(connectionString).pathname.slice(1)
  const server = new URL(connectionString)
  server.pathname = '/postgres'
  const administer = async (...statements: string[]) => {
    const client = new Client({ connectionString: server.href })
    await client.connect()
    for (const statement of statements) await client.query(statement)
    await client.end()
  }
  onTestFinished(() => administer(`drop database if exists ${name}_backup with (force)`))
  let kept: string | null = null
  const witness: LedgerWitness = {
    read: async () => kept,
    write: async (text) => {
      kept = text
    },
  }
  const start = async () => {
    const database = openPostgresDatabase({ connectionString })
    return { relay: await testRelay({ witness, store: createStore(database) }), database }
  }
  const before = await start()
  await before.relay.withdraw('key-before')
  await before.database.close()
  await administer(`create database ${name}_backup template ${name}`)
  const paying = await start()
  expect((await paying.relay.withdraw('key-of-gap', { amount: 7 })).status).toBe(200)
  await paying.database.close()
  await administer(`drop database ${name} with (force)`, `create database ${name} template ${name}_backup`)

  const first = await start()
  const second = openPostgresDatabase({ connectionString })
  onTestFinished(async () => void (await Promise.all([first.database.close(), second.close()])))
  // An instance that has no witness: it learns from the other one.
  const other = await testRelay({ store: createStore(second) })
  const again = await Promise.all([1, 2, 3].map(() => first.relay.withdraw('key-of-gap', { amount: 7 })))
  expect(again.map(({ code }) => code)).toEqual(Array.from({ length: 3 }, () => 'ledger_restored'))
  expect((await other.withdraw('key-of-gap', { amount: 7 })).code).toBe('ledger_restored')
  await first.relay.relay.liftFence({ by: 'u_operator' })
  for (const relay of [first.relay, other])
    expect((await relay.withdraw('key-of-gap', { amount: 7 })).code).toBe('ledger_restored')
  expect([...first.relay.upstream.seen, ...other.upstream.seen]).toEqual([])
  expect(await first.relay.store.listAudit('sandbox', { limit: 10 })).toHaveLength(2)
})
