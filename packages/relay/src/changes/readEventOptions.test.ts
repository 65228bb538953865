import { expect, test } from 'vitest'
import type { EventOptions } from './readEventOptions.ts'
import { readEventOptions } from './readEventOptions.ts'

test('what is not given, or given as undefined, has its default', () => {
  // The cast stands for plain JavaScript, such as an environment variable that is not set.
  const nothing = { heartbeat: undefined, streamsPerUser: undefined } as unknown as EventOptions
  expect(readEventOptions(nothing)).toEqual(readEventOptions())
  expect(readEventOptions({ heartbeat: 5_000 })).toMatchObject({ heartbeat: 5_000, streamsPerUser: 6 })
})

test.each<[keyof EventOptions, number]>([
  ['heartbeat', 0],
  ['heartbeat', 45_000],
  ['heartbeat', Number.NaN],
  ['sessionCheckInterval', 0],
  ['sessionCheckInterval', Number.POSITIVE_INFINITY],
  ['retention', -1],
  ['streamsPerSession', 0],
  ['streamsPerUser', 0],
  ['streamsPerPartner', 1.5],
  ['streamsPerInstance', Number.NaN],
])('events.%s cannot be %d, and the error says what it can be', (name, value) => {
  expect(() => readEventOptions({ [name]: value })).toThrow(new RegExp(`^events\\.${name} is .*\\d`))
})
