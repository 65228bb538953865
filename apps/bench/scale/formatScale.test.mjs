import { expect, test } from 'vitest'
import { findLimit, formatScale } from './formatScale.mjs'

const measured = {
  cpu: { relay: 0.4, postgres: 0.5 },
  seconds: 1,
  cores: 8,
  instances: 2,
  waits: {},
  machineBusy: 0.2,
}

test('a row names what it waited for where neither the machine nor the relays were busy', () => {
  const waits = { 'IO WALSync': 3, 'Lock object': 9 }
  expect(findLimit({ ...measured, waits })).toContain('Lock object')
  expect(findLimit({ ...measured, machineBusy: 0.95 })).toContain('8 cores')
  expect(findLimit({ ...measured, cpu: { relay: 1.9 } })).toContain('thread of each relay')
})

test('the share of linear growth is of so many times the rate of one instance', () => {
  const row = {
    work: 'write',
    carrier: 'NOTIFY',
    count: 100,
    limit: 'disk',
    cpu: { relay: 0.1, postgres: 0.05 },
  }
  const text = formatScale([
    { ...row, instances: 1, rate: 100 },
    { ...row, instances: 4, rate: 300 },
  ])
  expect(text).toContain('| write | NOTIFY | 4 | 300 | 75 % | 1000 | 500 | disk |')
})
