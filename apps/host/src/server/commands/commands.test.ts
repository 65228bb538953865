import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@onlend/relay'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openAccountTables } from '../openAccountTables.ts'
import { isPassword } from '../passwords/isPassword.ts'
import { openTestTables } from '../test/openTestTables.ts'
import { runCommand } from './runCommand.ts'
import { runReseal } from './runReseal.ts'

const hostFolder = join(import.meta.dirname, '../../..')
const day = 86_400_000
const partner = 'cp_canary'
let kept: Awaited<ReturnType<typeof openTestTables>>
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onlend-commands-'))
  kept = await openTestTables()
  await migrate(kept.database)
})
beforeEach(() => tamper('truncate onlend_audit, onlend_operations, onlend_owners'))
afterAll(async () => {
  await kept.close()
  await rm(folder, { recursive: true })
})

/** As the owner of the database can, who switches the trigger off. */
const tamper = (sql: string) =>
  kept.database.transaction(async (transaction) => {
    await transaction.query("set local session_replication_role = 'replica'")
    await transaction.query(sql)
  })

/** Runs a command on the one database of these tests, which stays open. */
async function run(command: string, args: string[] = [], more: Record<string, string> = {}) {
  const out: string[] = []
  const errors: string[] = []
  const code = await runCommand(command, {
    args,
    variables: {
      LENDING_API_URL: 'https://api.example',
      LENDING_API_KEY: 'a-key-of-some-length',
      LENDING_ENVIRONMENT: 'sandbox',
      SESSION_SECRET: 'p8Zc1vTq0LrYx7Wb3NfKd5Ms9Ae2HgUj',
      LEDGER_SECRET: 'Kd5Ms9Ae2HgUjp8Zc1vTq0LrYx7Wb3Nf',
      WEBHOOK_SECRET: 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      ...more,
    },
    openLedger: async () => ({ ...kept.database, close: async () => undefined }),
    print: (line) => out.push(line),
    report: (line) => errors.push(line),
  })
  return { code, out: out.join('\n'), error: errors.join('\n') }
}

const list = async (sql: string) => (await kept.database.query<{ name: string }>(sql)).map(({ name }) => name)

/** Operations of two partners that ended so many days ago, one of them in doubt. */
async function leave(days: number): Promise<void> {
  const at = Date.now() - days * day
  for (const [owner, id, state] of [
    [partner, `key-settled-${days}`, 'succeeded'],
    [partner, `key-unknown-${days}`, 'unknown'],
    ['cp_other', `key-other-${days}`, 'succeeded'],
  ] as const) {
    await kept.database.query(
      "insert into onlend_owners (environment, owner_kind, owner_id) values ('sandbox', 'customerPartnerId', $1) on conflict do nothing",
      [owner],
    )
    await kept.database.query(
      `insert into onlend_operations (environment, owner_kind, owner_id, id, kind, state, reference, actor, summary, lease_until, created_at, updated_at)
      values ('sandbox', 'customerPartnerId', $1, $2, 'withdraw', $3, 'WD', 'user_ada', '{}', $4, $4, $4)`,
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
    ...{ code: 1, out: '' },
    error: expect.stringContaining('is not a file that check-audit has written'),
  })
})

test('S116: erase and prune say what they have taken and what is left, and return a status that says so', async () => {
  await leave(20)
  await leave(400)
  expect(await run('erase', ['--customer-partner', partner])).toEqual({
    ...{ code: 1, out: '' },
    error: expect.stringContaining('--by <id>'),
  })
  expect(await run('erase', ['--customer-partner', partner, '--by', 'user_olu'])).toEqual({
    ...{ code: 2, error: '' },
    out: [
      `Erased of ${partner}: 2 operations, 0 events with their webhooks, 0 drafts, 0 files, 0 accounts, 0 change events, 0 snapshots.`,
      'Left: 2. Run this again once they are settled.',
      '  operation key-unknown-400: its outcome is not known: resolve it',
      '  operation key-unknown-20: its outcome is not known: resolve it',
    ].join('\n'),
  })
  const operations = 'select id as name from onlend_operations order by id'
  const left = ['key-other-20', 'key-other-400', 'key-unknown-20', 'key-unknown-400']
  expect(await list(operations)).toEqual(left)
  expect(await list("select by_whom as name from onlend_audit where action = 'erased'")).toEqual(['user_olu'])

  expect(await run('prune')).toMatchObject({ code: 0, out: expect.stringContaining('kept for good') })
  expect(await list(operations)).toEqual(left)
  expect(await run('prune', [], { RETENTION_OPERATIONS: '365' })).toEqual({
    ...{ code: 0, error: '' },
    out: 'Pruned: 1 operations, 0 webhooks, 0 accounts that were asked for.',
  })
  expect(await list(operations)).toEqual(left.filter((id) => id !== 'key-other-400'))
  const nothing = await run('erase', ['--customer-partner', 'cp_nobody', '--by', 'user_olu'])
  expect(nothing).toMatchObject({ code: 0, out: expect.stringContaining('Nothing is left but tombstones') })
})

test('S123: fence raises the fence, ends every session, and lifts it again, each in the audit', async () => {
  const answer = (code: number, sentence: string) => ({
    ...{ code, error: '' },
    out: expect.stringContaining(sentence),
  })
  expect(await run('fence')).toEqual(answer(0, 'The fence was never raised: operations are sent.'))
  const tables = openAccountTables(kept.database)
  await tables.query("insert into host_sessions values ('s', 'user_ada', 1, 2)")
  expect(await run('fence', ['raise'])).toMatchObject({
    code: 1,
    error: expect.stringContaining('--by is missing'),
  })
  expect(await run('fence', ['remove', '--by', 'user_olu'])).toMatchObject({
    code: 1,
    error: expect.stringContaining('raise or lift'),
  })
  expect(await run('fence', ['raise', '--by', 'user_olu'])).toEqual(answer(0, 'by user_olu: nothing is sent'))
  expect(await tables.query('select * from host_sessions')).toEqual([])
  expect(await run('fence')).toEqual(answer(1, 'by user_olu: nothing is sent'))
  expect(await run('fence', ['lift', '--by', 'user_ada'])).toEqual(answer(0, 'lifted on'))
  expect(await run('fence', ['lift', '--by', 'user_ada'])).toEqual(
    answer(0, 'The fence is not raised, so there is nothing to lift.'),
  )
  expect(await run('check-audit')).toMatchObject({ code: 0, out: expect.stringContaining(': 2 entries') })
})

test.each([
  [[4, 0], [0, 0], true, '4 texts were sealed anew, and nothing'],
  [[4, 2], [0, 2], false, '2 texts do not open'],
  [[4, 0], [1, 0], false, 'Another instance still seals'],
] as const)(
  'S125: reseal says whether older secrets can be taken out (%j, then %j)',
  async (first, second, isDone, begins) => {
    const reports = [first, second].map(([resealed, unreadable]) => ({ resealed, unreadable }))
    const reseal = async () => reports.shift() ?? { resealed: 0, unreadable: 0 }
    const said = await runReseal({ reseal })
    expect(said.isDone).toBe(isDone)
    expect(said.sentence).toContain(begins)
  },
)

test('S125: reseal on a ledger without older secrets ends with 0', async () => {
  expect(await run('reseal')).toMatchObject({
    code: 0,
    out: expect.stringContaining('0 texts were sealed anew'),
  })
})

test('check-production ends with 1 where something is missing, and names it', async () => {
  const { code, out } = await run('check-production', ['--instance', 'http://127.0.0.1:1'])
  expect(code).toBe(1)
  expect(out).toContain('LENDING_ENVIRONMENT is not production')
})

test('every command is a script of the host, and another name is refused', async () => {
  // The cast names the part of the file that is read.
  const { scripts } = JSON.parse(await readFile(join(hostFolder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const named = Object.entries(scripts).filter(([, script]) => script.includes('src/command.ts'))
  const { code, error } = await run('constructor')
  const [, listed = ''] = /there are (.*)\.$/.exec(error) ?? []
  expect(code).toBe(1)
  expect(named.map(([name]) => name).toSorted()).toEqual(listed.split(', ').toSorted())
  for (const [name, script] of named) expect(script.endsWith(`src/command.ts ${name}`)).toBe(true)
})

test('a command as a process reads its input, prints its answer and ends with its status', async () => {
  const start = async (input: string) => {
    const args = ['--conditions=@onlend/source', '--import', 'tsx', 'src/command.ts', 'hash-password']
    const child = spawn(process.execPath, args, { cwd: hostFolder, stdio: ['pipe', 'pipe', 'pipe'] })
    const [out, error]: [string[], string[]] = [[], []]
    child.stdout.on('data', (chunk) => out.push(String(chunk)))
    child.stderr.on('data', (chunk) => error.push(String(chunk)))
    child.stdin.end(input)
    const [code] = await once(child, 'close')
    return { code, out: out.join(''), error: error.join('') }
  }
  const good = await start('correct horse\n')
  expect(good).toMatchObject({ code: 0, error: '' })
  expect(await isPassword('correct horse', good.out.trim())).toBe(true)
  expect(await start('short\n')).toEqual({
    ...{ code: 1, out: '' },
    error: 'hash-password: a password has 8 characters or more.\n',
  })
})
