import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@onlend/relay'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAccountTables } from '../openAccountTables.ts'
import { isPassword } from '../passwords/isPassword.ts'
import { openTestTables } from '../test/openTestTables.ts'
import { runCommand } from './runCommand.ts'

const hostFolder = join(import.meta.dirname, '../../..')
let kept: Awaited<ReturnType<typeof openTestTables>>
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onlend-commands-'))
  kept = await openTestTables()
  await migrate(kept.database)
})
afterAll(async () => {
  await kept.close()
  await rm(folder, { recursive: true })
})

/** Runs a command on the one database of these tests, which stays open. */
async function run(command: string, args: string[] = []) {
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
    },
    openLedger: async () => ({ ...kept.database, close: async () => undefined }),
    print: (line) => out.push(line),
    report: (line) => errors.push(line),
  })
  return { code, out: out.join('\n'), error: errors.join('\n') }
}

test('fence raise ends every session: a backup brings back those that were signed out after it', async () => {
  const tables = openAccountTables(kept.database)
  await tables.query("insert into host_sessions values ('s', 'user_ada', 1, 2)")
  expect(await run('fence', ['raise'])).toMatchObject({ code: 1, error: expect.stringContaining('--by') })
  expect(await tables.query('select id from host_sessions')).toHaveLength(1)
  const raised = await run('fence', ['raise', '--by', 'user_olu'])
  expect(raised).toMatchObject({ code: 0, out: expect.stringContaining('by user_olu: nothing is sent') })
  expect(await tables.query('select id from host_sessions')).toEqual([])
})

test('check-production ends with 1 where something is missing, and names it', async () => {
  const { code, out } = await run('check-production', ['--instance', 'http://127.0.0.1:1'])
  expect(code).toBe(1)
  expect(out).toContain('LENDING_ENVIRONMENT is not production')
})

test('a name that is no command is refused, with those that there are', async () => {
  const { code, error } = await run('constructor')
  expect(code).toBe(1)
  expect(error).toMatch(/no such command; there are check-production, hash-password, .*fence/)
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
  const [good, short] = await Promise.all([start('correct horse\n'), start('short\n')])
  expect(good).toMatchObject({ code: 0, error: '' })
  expect(await isPassword('correct horse', good.out.trim())).toBe(true)
  expect(short).toEqual({
    ...{ code: 1, out: '' },
    error: 'hash-password: a password has 8 characters or more.\n',
  })
})
