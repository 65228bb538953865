import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@onlend/relay'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyLedger } from '../../../e2e/test/copyLedger.ts'
import { openDatabase } from '../openDatabase.ts'
import { describeErasure } from './describeErasure.ts'

const root = join(import.meta.dirname, '../../..')
const day = 86_400_000
const partner = 'cp_canary'
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'onlend-erase-'))
  await copyLedger(dataDir)
})
afterAll(() => rm(dataDir, { recursive: true }))

/** Runs a command of the host as a person does who operates it. */
function run(command: string, args: string[], more: Record<string, string> = {}) {
  return new Promise<{ code: number; out: string; error: string }>((resolve) => {
    const env = {
      PATH: process.env.PATH,
      LENDING_API_URL: 'https://api.example',
      LENDING_API_KEY: 'a-key-of-some-length',
      LENDING_ENVIRONMENT: 'sandbox',
      SESSION_SECRET: 'p8Zc1vTq0LrYx7Wb3NfKd5Ms9Ae2HgUj',
      LEDGER_SECRET: 'Kd5Ms9Ae2HgUjp8Zc1vTq0LrYx7Wb3Nf',
      WEBHOOK_SECRET: 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3',
      DATA_DIR: dataDir,
      ...more,
    }
    const flags = ['--conditions=@onlend/source', '--import', 'tsx', join(root, `src/${command}.ts`), ...args]
    const child = execFile(process.execPath, flags, { cwd: root, env }, (_failed, out, error) =>
      resolve({ code: child.exitCode ?? -1, out, error }),
    )
  })
}

/** Operations of two partners that ended so many days ago, one of them in doubt. */
async function leave(days: number): Promise<void> {
  const database = await openDatabase({ databaseUrl: null, dataDir })
  await migrate(database)
  const at = Date.now() - days * day
  for (const [owner, id, state] of [
    [partner, `key-settled-${days}`, 'succeeded'],
    [partner, `key-unknown-${days}`, 'unknown'],
    ['cp_other', `key-other-${days}`, 'succeeded'],
  ] as const) {
    await database.query(
      "insert into onlend_owners (environment, owner_kind, owner_id) values ('sandbox', 'customerPartnerId', $1) on conflict do nothing",
      [owner],
    )
    await database.query(
      `insert into onlend_operations (environment, owner_kind, owner_id, id, kind, state, reference, actor, summary, lease_until, created_at, updated_at)
      values ('sandbox', 'customerPartnerId', $1, $2, 'withdraw', $3, 'WD', 'user_ada', '{}', $4, $4, $4)`,
      [owner, id, state, at],
    )
  }
  await database.close()
}

async function list(sql: string): Promise<string[]> {
  const database = await openDatabase({ databaseUrl: null, dataDir })
  const rows = await database.query<{ name: string }>(sql)
  await database.close()
  return rows.map(({ name }) => name)
}

const operations = 'select id as name from onlend_operations order by id'

test('S116: the commands, run as processes, say what they have erased and pruned and what is left, and end with a status that says so', async () => {
  await leave(20)
  await leave(400)
  const unsaid = await run('erase', ['--customer-partner', partner])
  expect([unsaid.code, unsaid.out]).toEqual([1, ''])
  expect(unsaid.error).toContain('--by <id>')

  const erased = await run('erase', ['--customer-partner', partner, '--by', 'user_olu'])
  expect([erased.code, erased.error]).toEqual([2, ''])
  expect(erased.out).toContain(`Erased of ${partner}: 2 operations`)
  expect(erased.out).toContain('operation key-unknown-20: its outcome is not known: resolve it')
  const left = ['key-other-20', 'key-other-400', 'key-unknown-20', 'key-unknown-400']
  expect(await list(operations)).toEqual(left)
  expect(await list("select by_whom as name from onlend_audit where action = 'erased'")).toEqual(['user_olu'])

  const pruned = await run('prune', [], { RETENTION_OPERATIONS: '365' })
  const sentence = 'Pruned: 1 operations, 0 webhooks, 0 accounts that were asked for.\n'
  expect([pruned.code, pruned.error, pruned.out]).toEqual([0, '', sentence])
  expect(await list(operations)).toEqual(left.filter((id) => id !== 'key-other-400'))
}, 300_000)

test('every reason for which something is left has a sentence that says what to do', () => {
  const nothing = { operations: 0, events: 0, drafts: 0, uploads: 0, destinations: 0 }
  const erased = { ...nothing, changeEvents: 0, snapshots: 0 }
  const kept = [{ what: 'event', id: 'e1', why: 'openEvent' }] as const
  expect(describeErasure('cp_1', { erased, kept: [...kept] })).toEqual([
    'Erased of cp_1: 0 operations, 0 events with their webhooks, 0 drafts, 0 files, 0 accounts, 0 change events, 0 snapshots.',
    'Left: 1. Run this again once they are settled.',
    '  event e1: it, or another event of its webhook, waits in the inbox: assign or dismiss it',
  ])
})
