import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openSecrets } from './openSecrets.ts'
import { readEnvironment } from './readEnvironment.ts'

const variables = {
  LENDING_API_URL: 'https://api.example',
  LENDING_ENVIRONMENT: 'sandbox',
  SESSION_SECRET: 'a-session-secret-of-decent-length',
  WEBHOOK_SECRET: 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3',
}

test('S102: secrets of files are read, named when they are missing, and never both', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'onlend-secrets-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const LENDING_API_KEY_FILE = join(folder, 'key')
  const environment = readEnvironment({ ...variables, LENDING_API_KEY_FILE })
  await expect(openSecrets(environment)).rejects.toThrow('LENDING_API_KEY_FILE')
  await writeFile(LENDING_API_KEY_FILE, 'a-key-of-some-length')
  const secrets = await openSecrets(environment)
  expect(await secrets.apiKey()).toBe('a-key-of-some-length')
  expect(await secrets.webhook()).toEqual([variables.WEBHOOK_SECRET])
  const seen = secrets.seenWith(['other-secret'])
  expect(seen()).toEqual(
    expect.arrayContaining(['other-secret', 'a-key-of-some-length', variables.WEBHOOK_SECRET]),
  )
  expect(seen()).toBe(seen())
  expect(() => readEnvironment({ ...variables, LENDING_API_KEY_FILE, LENDING_API_KEY: 'canary' })).toThrow(
    'LENDING_API_KEY_FILE',
  )
})

test('S102: each token key has a name of its own that tells nothing of it', async () => {
  const TOKEN_SECRET = 'x'.repeat(32)
  const embedding = {
    ...variables,
    LENDING_API_KEY: 'a-key-of-some-length',
    EMBED_ORIGINS: 'https://shop.example',
  }
  const { tokenKeys } = await openSecrets(readEnvironment({ ...embedding, TOKEN_SECRET }))
  const [key] = await tokenKeys()
  expect(key).toEqual({ id: expect.stringMatching(/^[0-9a-f]{12}$/), secret: TOKEN_SECRET })
})

test('S126: secrets of sessions and of the ledger come from files that change, and what was read last counts while a file cannot be read', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const folder = await mkdtemp(join(tmpdir(), 'onlend-secrets-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [SESSION_SECRET_FILE, LEDGER_SECRET_FILE] = [join(folder, 'session'), join(folder, 'ledger')]
  const { SESSION_SECRET, ...others } = variables
  const given = {
    ...others,
    LENDING_API_KEY: 'a-key-of-some-length',
    SESSION_SECRET_FILE,
    LEDGER_SECRET_FILE,
  }
  const environment = readEnvironment(given)
  await expect(openSecrets(environment)).rejects.toThrow('SESSION_SECRET_FILE')
  await writeFile(SESSION_SECRET_FILE, SESSION_SECRET)
  await writeFile(LEDGER_SECRET_FILE, 'short')
  await expect(openSecrets(environment)).rejects.toThrow('LEDGER_SECRET_FILE holds a secret of less than 32')
  const [old, renewed] = ['a-ledger-secret-of-decent-length-1', 'a-ledger-secret-of-decent-length-2']
  await writeFile(LEDGER_SECRET_FILE, `${renewed}\n${old}\n`)
  const secrets = await openSecrets(environment)
  expect(await secrets.session()).toEqual([SESSION_SECRET])
  expect(await secrets.ledger?.()).toEqual([renewed, old])
  expect(secrets.seenWith([])()).toEqual(expect.arrayContaining([SESSION_SECRET, renewed, old]))
  await rm(SESSION_SECRET_FILE)
  await writeFile(LEDGER_SECRET_FILE, 'short')
  // By now the files are looked at again.
  vi.setSystemTime(Date.now() + 2_000)
  expect(await secrets.session()).toEqual([SESSION_SECRET])
  expect(await secrets.ledger?.()).toEqual([renewed, old])
  await writeFile(LEDGER_SECRET_FILE, renewed)
  vi.setSystemTime(Date.now() + 2_000)
  expect(await secrets.ledger?.()).toEqual([renewed])
  expect(() => readEnvironment({ ...given, SESSION_SECRET })).toThrow('SESSION_SECRET_FILE')
  expect(() => readEnvironment({ ...given, LEDGER_SECRET: old })).toThrow('LEDGER_SECRET_FILE')
  expect(
    (await openSecrets(readEnvironment({ ...variables, LENDING_API_KEY: 'a-key-of-some-length' }))).ledger,
  ).toBeNull()
})
