import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openMemoryDatabase } from '../../test/openMemoryDatabase.ts'
import { createRelay } from '../createRelay.ts'
import type { Database } from '../database/Database.ts'
import type { RetentionOptions } from '../ledger/retention/readRetention.ts'
import { migrate } from '../migrate.ts'
import { reseal as runReseal } from './reseal.ts'
import type { operatorCommands } from './operatorCommands.ts'
import { runOperatorCommand } from './runOperatorCommand.ts'

const day = 86_400_000
const partner = 'cp_canary'
let database: Database
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onlend-commands-'))
  database = await openMemoryDatabase()
  await migrate(database)
})
beforeEach(() => tamper('truncate onlend_audit, onlend_operations, onlend_owners'))
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

/** As the owner of the database can, who switches the trigger off. */
const tamper = (sql: string) =>
  database.transaction(async (transaction) => {
    await transaction.query("set local session_replication_role = 'replica'")
    await transaction.query(sql)
  })

/** Runs a command on a relay over the one database of these tests; a refused argument is the error. */
async function run(
  name: (typeof operatorCommands)[number],
  args: string[] = [],
  retention: RetentionOptions = {},
) {
  const out: string[] = []
  const relay = createRelay({
    environment: 'sandbox',
    upstream: { baseUrl: 'https://api.example', apiKey: 'a-key-of-some-length' },
    database,
    ledgerSecret: 'Kd5Ms9Ae2HgUjp8Zc1vTq0LrYx7Wb3Nf',
    authenticate: () => null,
    retention,
  })
  try {
    const code = await runOperatorCommand({ relay, name, args, print: (line) => out.push(line) })
    return { code, out: out.join('\n'), error: '' }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return { code: null, out: out.join('\n'), error: error.message }
  } finally {
    await relay.close()
  }
}

const list = async (sql: string) => (await database.query<{ name: string }>(sql)).map(({ name }) => name)

/** Operations of two partners that ended so many days ago, one of them in doubt. */
async function leave(days: number): Promise<void> {
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
      `insert into onlend_operations (environment, owner_kind, owner_id, id, kind, state, reference, actor, payload_hash, summary, lease_until, created_at, updated_at)
      values ('sandbox', 'customerPartnerId', $1, $2, 'withdraw', $3, 'WD', 'user_ada', 'hash', '{}', $4, $4, $4)`,
      [owner, id, state, at],
    )
  }
}

test('S103: check-audit says whether the audit is as it was written, and finds a row that was changed or cut off', async () => {
  await leave(30)
  for (const id of [partner, 'cp_other']) await run('erase', ['--customer-partner', id, '--by', 'user_olu'])
  const head = join(folder, 'audit-head')
  expect(await run('check-audit', ['--head', head])).toEqual({
    ...{ code: 0, error: '' },
    out: expect.stringMatching(/: 2 entries, the last is [0-9a-f]{64}\.$/),
  })
  const written = await readFile(head, 'utf8')
  expect(written).toMatch(/^2 [0-9a-f]{64}\n$/)

  await tamper('delete from onlend_audit where sequence = (select max(sequence) from onlend_audit)')
  // Without what is known of before, an entry that was taken from the end is not missed.
  expect(await run('check-audit')).toMatchObject({ code: 0, out: expect.stringContaining(': 1 entry,') })
  const sentence = 'The audit is not as it was written: entry 2 was changed, or is missing.'
  expect(await run('check-audit', ['--head', head])).toEqual({ code: 1, out: sentence, error: '' })
  expect(await readFile(head, 'utf8')).toBe(written)

  await tamper("update onlend_audit set by_whom = 'user_eve'")
  expect(await run('check-audit')).toMatchObject({ code: 1, out: expect.stringContaining('entry 1') })
  await writeFile(head, 'something else')
  expect(await run('check-audit', ['--head', head])).toEqual({
    ...{ code: null, out: '' },
    error: expect.stringContaining('is not a file that check-audit has written'),
  })
})

test('S116: erase and prune say what they have taken and what is left, and return a status that says so', async () => {
  await leave(20)
  await leave(400)
  expect(await run('erase', ['--customer-partner', partner])).toEqual({
    ...{ code: null, out: '' },
    error: expect.stringContaining('--by <id>'),
  })
  expect(await run('erase', ['--customer-partner', partner, '--by', 'user_olu'])).toEqual({
    ...{ code: 2, error: '' },
    out: [
      `Erased of ${partner}: 2 operations, 0 events with their webhooks, 0 drafts, 0 files, 0 accounts, 0 change events, 0 outcome events, 0 snapshots.`,
      'Left: 2. Run this again once they are settled.',
      '  operation key-unknown-400: its outcome is not known: resolve it',
      '  operation key-unknown-20: its outcome is not known: resolve it',
    ].join('\n'),
  })
  const operations = 'select id as name from onlend_operations order by id'
  const left = ['key-other-20', 'key-other-400', 'key-unknown-20', 'key-unknown-400']
  expect(await list(operations)).toEqual(left)
  expect(await list("select by_whom as name from onlend_audit where action = 'erased'")).toEqual(['user_olu'])

  expect(await run('prune')).toMatchObject({ code: 0, out: expect.stringContaining('Pruned: 0 operations') })
  expect(await list(operations)).toEqual(left)
  expect(await run('prune', [], { operations: 365 })).toEqual({
    ...{ code: 0, error: '' },
    out: 'Pruned: 1 operations, 0 webhooks, 0 accounts that were asked for.',
  })
  expect(await list(operations)).toEqual(left.filter((id) => id !== 'key-other-400'))
  const nothing = await run('erase', ['--customer-partner', 'cp_nobody', '--by', 'user_olu'])
  expect(nothing).toMatchObject({ code: 0, out: expect.stringContaining('Nothing is left but tombstones') })
})

test('S123: fence raises the fence and lifts it again, each in the audit', async () => {
  const answer = (code: number, sentence: string) => ({
    ...{ code, error: '' },
    out: expect.stringContaining(sentence),
  })
  expect(await run('fence')).toEqual(answer(0, 'The fence was never raised: operations are sent.'))
  expect(await run('fence', ['raise'])).toMatchObject({
    code: null,
    error: expect.stringContaining('--by is missing'),
  })
  expect(await run('fence', ['remove', '--by', 'user_olu'])).toMatchObject({
    code: null,
    error: expect.stringContaining('raise or lift'),
  })
  expect(await run('fence', ['raise', '--by', 'user_olu'])).toEqual(answer(0, 'by user_olu: nothing is sent'))
  expect(await run('fence')).toEqual(answer(1, 'by user_olu: nothing is sent'))
  expect(await run('fence', ['lift', '--by', 'user_ada'])).toEqual(answer(0, 'lifted on'))
  expect(await run('fence', ['lift', '--by', 'user_ada'])).toEqual(
    answer(0, 'The fence is not raised, so there is nothing to lift.'),
  )
  expect(await run('check-audit')).toMatchObject({ code: 0, out: expect.stringContaining(': 2 entries') })
})

test.each([
  [[4, 0], [0, 0], 0, '4 texts were sealed anew, and nothing'],
  [[4, 2], [0, 2], 1, '2 texts do not open'],
  [[4, 0], [1, 0], 1, 'Another instance still seals'],
] as const)(
  'S125: reseal says whether older secrets can be taken out (%j, then %j)',
  async (first, second, code, begins) => {
    const reports = [first, second].map(([resealed, unreadable]) => ({ resealed, unreadable }))
    const out: string[] = []
    const reseal = async () => reports.shift() ?? { resealed: 0, unreadable: 0 }
    const command = runReseal({ reseal }, { print: (line) => out.push(line) })
    expect(await command).toBe(code)
    expect(out.join()).toContain(begins)
  },
)

test('S125: reseal on a ledger without older secrets ends with 0', async () => {
  expect(await run('reseal')).toMatchObject({
    code: 0,
    out: expect.stringContaining('0 texts were sealed anew'),
  })
})
