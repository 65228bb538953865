import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isPassword } from '../passwords/isPassword.ts'
import { runCommand } from './runCommand.ts'

const hostFolder = join(import.meta.dirname, '../../..')

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
    },
    print: (line) => out.push(line),
    report: (line) => errors.push(line),
  })
  return { code, out: out.join('\n'), error: errors.join('\n') }
}

test('check-production goes through every line of the page in its order, and ends with 1 where something is missing', async () => {
  const page = await readFile(join(hostFolder, '../../packages/relay/docs/production.md'), 'utf8')
  const listed = [...page.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name]) => name)
  const { code, out } = await run('check-production', ['--instance', 'http://127.0.0.1:1'])
  expect(code).toBe(1)
  expect(out).toContain('LENDING_ENVIRONMENT is not production')
  expect(out).toContain('SESSION_SECRET is only changed by a restart')
  expect([...out.matchAll(/^(?:ok {5}|missing) {2}([a-z-]+)$/gm)].map(([, name]) => name)).toEqual(listed)
})

test('a name that is no command is refused, with those that there are', async () => {
  const { code, error } = await run('constructor')
  expect(code).toBe(1)
  expect(error).toMatch(/no such command; there are check-production and hash-password/)
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
