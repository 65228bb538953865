import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keptSecret } from './keptSecret.mjs'

test('the secret is the same at the next start and only its owner can read it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'onlend-secret-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, '.data/session-secret')
  const first = await keptSecret(file)
  expect(first.length).toBeGreaterThanOrEqual(32)
  expect(await keptSecret(file)).toBe(first)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})
