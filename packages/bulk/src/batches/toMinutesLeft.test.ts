import { expect, test } from 'vitest'
import { toMinutesLeft } from './toMinutesLeft.ts'

const seen = (seconds: number, unsent: number) => ({ at: seconds * 1_000, unsent })

test.each([
  ['the pace that was seen goes on', seen(60, 6_926), 3],
  ['the last minute is one', seen(20, 10), 1],
  ['a moment later no pace is known', seen(2, 9_800), null],
  ['nothing was sent meanwhile', seen(60, 9_000), null],
])('%s', (_name, now, minutes) => expect(toMinutesLeft(seen(0, 9_000), now)).toBe(minutes))
