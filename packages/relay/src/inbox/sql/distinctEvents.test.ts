import { assert, array, constantFrom, option, property, record, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'
import { type EventIdentity, areDistinct, chooseDistinct } from './distinctEvents.ts'

const identity = record({
  source: constantFrom('bank', 'service'),
  references: uniqueArray(constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 2 }),
  messageId: option(constantFrom('1', '2', '3', '4')),
})

/** Every pair compared. */
function chooseByPairs(events: readonly EventIdentity[], most: number): EventIdentity[] {
  const chosen: EventIdentity[] = []
  for (const event of events)
    if (chosen.length < most && chosen.every((earlier) => areDistinct(earlier, event))) chosen.push(event)
  return chosen
}

test('events that are gathered are those of which every pair is distinct', () => {
  assert(
    property(array(identity, { maxLength: 12 }), constantFrom(1, 3, 12), (events, most) => {
      expect(chooseDistinct(events, most)).toEqual(chooseByPairs(events, most))
    }),
    { numRuns: 500 },
  )
})
