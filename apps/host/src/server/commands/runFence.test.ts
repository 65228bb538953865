import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openAccountTables } from '../openAccountTables.ts'
import { openDatabase } from '../openDatabase.ts'
import { openLending } from '../openLending.ts'
import { readEnvironment } from '../readEnvironment.ts'
import { runFence } from './runFence.ts'

async function open(dataDir: string) {
  const environment = readEnvironment({
    LENDING_API_URL: 'https://api.example',
    LENDING_API_KEY: 'a-key-of-some-length',
    LENDING_ENVIRONMENT: 'sandbox',
    SESSION_SECRET: 'p8Zc1vTq0LrYx7Wb3NfKd5Ms9Ae2HgUj',
    LEDGER_SECRET: 'Kd5Ms9Ae2HgUjp8Zc1vTq0LrYx7Wb3Nf',
    WEBHOOK_SECRET: 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3',
    DATA_DIR: dataDir,
  })
  const database = await openDatabase(environment)
  const lending = await openLending(environment, {
    database,
    authenticate: async () => null,
    tenants: { resolve: () => null },
    sweeps: false,
  })
  return { relay: lending.relay, database, close: () => lending.close() }
}

test('S123: the command raises the fence of a restored folder, ends every session, and lifts it again, each in the audit', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'onlend-fence-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const first = await open(dataDir)
  const look = { change: [], by: null }
  expect(await runFence(first, look)).toEqual({
    isRaised: false,
    sentence: 'The fence was never raised: operations are sent.',
  })
  const tables = openAccountTables(first.database)
  await tables.query("insert into host_sessions values ('s', 'user_ada', 1, 2)")
  await first.close()
  await cp(join(dataDir, 'ledger'), join(dataDir, 'backup'), { recursive: true })
  await rm(join(dataDir, 'ledger'), { recursive: true })
  await cp(join(dataDir, 'backup'), join(dataDir, 'ledger'), { recursive: true })

  const opened = await open(dataDir)
  onTestFinished(async () => void (await opened.close()))
  await expect(runFence(opened, { change: ['raise'], by: null })).rejects.toThrow('--by is missing')
  await expect(runFence(opened, { change: ['remove'], by: 'user_olu' })).rejects.toThrow('raise or lift')
  const raised = await runFence(opened, { change: ['raise'], by: 'user_olu' })
  expect(raised).toEqual({
    isRaised: true,
    sentence: expect.stringContaining('by user_olu: nothing is sent'),
  })
  expect(await opened.database.query('select * from host_sessions')).toEqual([])
  expect(await runFence(opened, look)).toEqual(raised)
  const lifted = await runFence(opened, { change: ['lift'], by: 'user_ada' })
  expect(lifted).toEqual({ isRaised: false, sentence: expect.stringContaining('lifted on') })
  expect(await runFence(opened, { change: ['lift'], by: 'user_ada' })).toEqual({
    isRaised: false,
    sentence: 'The fence is not raised, so there is nothing to lift.',
  })
  expect(await opened.relay.checkAudit()).toMatchObject({ entries: 2, brokenAt: null })
})
