import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { isInSample } from './isInSample.ts'
import { readTurn } from './readTurn.ts'

test('three turns in a row take every name exactly once, in shares of about a third', () => {
  const names = Array.from({ length: 600 }, (_, index) => `story-${index}`)
  const taken = [7, 8, 9].map((turn) => names.filter((name) => isInSample(name, { shares: 3, turn })))
  expect(taken.flat().sort()).toEqual(names.sort())
  for (const share of taken) expect(Math.abs(share.length - 200)).toBeLessThan(40)
})

test('the turn is the number of commits', () => {
  vi.stubEnv('SAMPLE_TURN', undefined)
  const root = join(import.meta.dirname, '../..')
  expect(readTurn(root)).toBe(Number(execFileSync('git', ['rev-list', '--count', 'HEAD'], { cwd: root })))
  vi.unstubAllEnvs()
})
