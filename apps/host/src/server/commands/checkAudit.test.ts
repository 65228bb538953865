import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../openDatabase.ts'
import { openLending } from '../openLending.ts'
import { readEnvironment } from '../readEnvironment.ts'
import { openTestTables } from '../test/openTestTables.ts'
import { checkAuditHead } from './checkAuditHead.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'onlend-audit-'))
const { database, close } = await openTestTables()
const variables = {
  LENDING_API_URL: 'https://api.example',
  LENDING_API_KEY: 'a-key-of-some-length',
  LENDING_ENVIRONMENT: 'sandbox',
  SESSION_SECRET: 'p8Zc1vTq0LrYx7Wb3NfKd5Ms9Ae2HgUj',
  LEDGER_SECRET: 'Kd5Ms9Ae2HgUjp8Zc1vTq0LrYx7Wb3Nf',
  WEBHOOK_SECRET: 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3',
  DATA_DIR: dataDir,
}
const environment = readEnvironment(variables)
const lending = await openLending(environment, {
  database,
  authenticate: async () => null,
  tenants: { resolve: () => null },
  sweeps: false,
})
afterAll(async () => {
  await lending.relay.close()
  await close()
  await rm(dataDir, { recursive: true })
})

/** As the owner of the database can, who switches the trigger off. */
const tamper = (sql: string, tampered = database) =>
  tampered.transaction(async (transaction) => {
    await transaction.query("set local session_replication_role = 'replica'")
    await transaction.query(sql)
  })

test('S103: the command says whether the audit is as it was written, and finds a row that was changed or cut off', async () => {
  for (const userId of ['user_1', 'user_2']) await lending.relay.revoke({ userId }, { by: 'user_olu' })
  const headFile = join(dataDir, 'audit-head')
  const check = (file: string | null) => checkAuditHead(lending.relay, { headFile: file })
  const whole = { isWhole: true, sentence: expect.stringMatching(/: 2 entries, the last is [0-9a-f]{64}\.$/) }
  expect(await check(headFile)).toEqual(whole)
  const head = await readFile(headFile, 'utf8')
  expect(head).toMatch(/^2 [0-9a-f]{64}\n$/)

  await tamper('delete from onlend_audit where sequence = 2')
  // Without what is known of before, an entry that was taken from the end is not missed.
  expect(await check(null)).toMatchObject({ isWhole: true })
  const sentence = 'The audit is not as it was written: entry 2 was changed, or is missing.'
  expect(await check(headFile)).toEqual({ isWhole: false, sentence })
  expect(await readFile(headFile, 'utf8')).toBe(head)

  await tamper("update onlend_audit set by_whom = 'user_eve' where sequence = 1")
  expect(await check(null)).toMatchObject({ isWhole: false, sentence: expect.stringContaining('entry 1') })
  await writeFile(headFile, 'something else')
  await expect(check(headFile)).rejects.toThrow('is not a file that check-audit has written')
})

test('S103: the command as a process ends with 1 for a row that was changed, and with 0 before', async () => {
  const told = { ...variables, DATA_DIR: join(dataDir, 'of-a-process') }
  /** The embedded ledger is one process's. */
  const withLedger = async (work: (opened: typeof lending, own: typeof database) => Promise<unknown>) => {
    const own = await openDatabase(readEnvironment(told))
    const tenants = { resolve: () => null }
    const opened = await openLending(readEnvironment(told), {
      ...{ database: own, authenticate: async () => null, tenants, sweeps: false },
    })
    await work(opened, own).finally(() => opened.close())
  }
  const run = async () => {
    const child = spawn(
      process.execPath,
      ['--conditions=@onlend/source', '--import', 'tsx', 'src/check-audit.ts'],
      {
        cwd: join(import.meta.dirname, '../../..'),
        env: { PATH: process.env.PATH, ...told },
        stdio: ['ignore', 'pipe', 'ignore'],
        timeout: 60_000,
      },
    )
    let output = ''
    child.stdout.on('data', (chunk) => (output += String(chunk)))
    const [code] = await once(child, 'close')
    return [code, output.trim()]
  }
  await withLedger(({ relay }) => relay.revoke({ userId: 'user_1' }, { by: 'user_olu' }))
  expect(await run()).toEqual([0, expect.stringContaining(': 1 entry')])
  await withLedger((_lending, own) => tamper("update onlend_audit set by_whom = 'user_eve'", own))
  expect(await run()).toEqual([1, expect.stringContaining('entry 1 was changed, or is missing')])
}, 150_000)
