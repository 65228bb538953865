import { expect, test } from 'vitest'
import { runReseal } from './runReseal.ts'

test.each([
  [[4, 0], [0, 0], true, '4 texts were sealed anew, and nothing'],
  [[4, 2], [0, 2], false, '2 texts do not open'],
  [[4, 0], [1, 0], false, 'Another instance still seals'],
] as const)(
  'S125: the command says whether older secrets can be taken out (%j, then %j)',
  async (first, second, isDone, begins) => {
    const reports = [first, second].map(([resealed, unreadable]) => ({ resealed, unreadable }))
    const reseal = async () => reports.shift() ?? { resealed: 0, unreadable: 0 }
    const said = await runReseal({ reseal })
    expect(said.isDone).toBe(isDone)
    expect(said.sentence).toContain(begins)
  },
)
