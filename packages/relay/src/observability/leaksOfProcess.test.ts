import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const secrets = ['ak_canary_PARTNER_0001', '22345678901', 'canary-password', 'Zainab-Canary']

test('S77: a process in which everything goes wrong writes no secret to its outputs', async () => {
  const key = 'sk_canary_KEY_0001'
  const script = join(import.meta.dirname, '../../test/leakyHost.ts')
  const flags = ['--conditions=@onlend/source', '--import', 'tsx', script, key, ...secrets]
  const { stdout, stderr } = await promisify(execFile)(process.execPath, flags, {
    cwd: join(import.meta.dirname, '../../../..'),
    timeout: 60_000,
  })
  for (const canary of [key, btoa(key), ...secrets]) {
    expect(stdout).not.toContain(canary)
    expect(stderr).not.toContain(canary)
  }
  expect(stderr.trim()).toBe('done')
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { event: string; code: string })
  expect(lines.filter(({ event }) => event === 'request').length).toBeGreaterThan(90)
  const codes = new Set(lines.map(({ code }) => code))
  for (const code of [
    'store_unavailable',
    'upstream_invalid',
    'upstream_redirect',
    'upstream_unreachable',
    'unauthenticated',
  ])
    expect(codes).toContain(code)
}, 60_000)
