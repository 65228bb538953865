import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { isInSample } from './isInSample.ts'
import { readTurn } from './readTurn.ts'

const names = Array.from({ length: 600 }, (_, index) => `story-${index}`)

test('three turns in a row take every name exactly once, in shares of about a third', () => {
  const taken = [7, 8, 9].map((turn) => names.filter((name) => isInSample(name, { shares: 3, turn })))
  expect(taken.flat().sort()).toEqual([...names].sort())
  for (const share of taken) {
    expect(share.length).toBeGreaterThan(160)
    expect(share.length).toBeLessThan(240)
  }
})

test('the turn is the number of commits, 0 where there is no git, and the environment may set it', () => {
  const root = join(import.meta.dirname, '../..')
  const count = Number(execFileSync('git', ['rev-list', '--count', 'HEAD'], { cwd: root }))
  vi.stubEnv('SAMPLE_TURN', undefined)
  expect(readTurn(root)).toBe(count)
  expect(readTurn(mkdtempSync(join(tmpdir(), 'no-git-')))).toBe(0)
  vi.stubEnv('SAMPLE_TURN', '2')
  expect(readTurn(root)).toBe(2)
  vi.unstubAllEnvs()
})
