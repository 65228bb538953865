import { test } from 'vitest'
import { setEvents } from '../../../test/setEvents.ts'

test.each([2, 3, 4, 5, 6, 7, 8])(
  'events that come at once end as if each had come after the one before it, %i',
  setEvents.expectEqualEnds,
)
