import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keptSecret } from './keptSecret.mjs'

test('the secret is the same at the next start and only its owner can read it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'onlend-secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, '.data/secret')
  expect(await keptSecret(file)).toBe(await keptSecret(file))
  expect(statSync(file).mode & 0o777).toBe(0o600)
})
