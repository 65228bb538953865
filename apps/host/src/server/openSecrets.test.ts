import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
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
