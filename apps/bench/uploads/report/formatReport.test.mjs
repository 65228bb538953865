import { expect, test } from 'vitest'
import { formatReport } from './formatReport.mjs'

const figures = (speed, cpu) => ({ speed: { median: speed }, cpu: { median: cpu } })
const speed = [
  { task: 'stage', relay: figures(100, 4), copy: figures(200, 2) },
  { task: 'finish', relay: figures(300, 3), copy: figures(9_000, 0) },
  { task: 'submit', relay: figures(160, 3), copy: figures(500, 1) },
]
const memory = {
  idle: 120,
  phases: [
    { phase: 'staging', growth: 12, seconds: 9 },
    { phase: 'inspection', growth: 33, seconds: 1 },
  ],
}

test('the highest growth of all phases is held against the limit', () => {
  expect(formatReport({ memory, speed, limit: 32 })).toContain('MISSED growth: 33.00 (at most 32)')
  expect(formatReport({ memory, speed, limit: 33 })).toContain('met    growth: 33.00 (at most 33)')
})

test('speeds stand beside those of a copy, but for what a copy does not do', () => {
  const text = formatReport({ memory, speed, limit: 32 })
  expect(text).toMatch(/staging +100 +200 +0\.50 +4\.00 +2\.00/)
  expect(text).toMatch(/inspection +300 +- +- +3\.00 +-/)
})
