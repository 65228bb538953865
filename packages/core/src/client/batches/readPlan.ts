import * as z from 'zod/mini'
import type { BatchPlan, PlannedPiece } from './BatchPlan.ts'

const count = z.number().check(z.int(), z.gte(0))
const positive = z.number().check(z.int(), z.gte(1))

const WrittenPlan = z.object({
  version: z.literal(1),
  total: positive,
  size: positive,
  pieces: z.array(
    z.union([
      z.tuple([positive, positive, z.string(), count]),
      z.tuple([
        positive,
        positive,
        z.string(),
        count,
        z.object({
          category: z.string(),
          message: z.nullable(z.string()),
          status: z.nullable(z.number()),
          code: z.optional(z.nullable(z.string())),
          duplicate: z.nullable(z.string()),
          creditedRows: z.array(count),
        }),
      ]),
    ]),
  ),
})

const states: readonly string[] = [
  'fixed',
  'waitsForApproval',
  'accepted',
  'refused',
  'leftOut',
  'unknown',
] satisfies PlannedPiece['state'][]

/** Reads a plan as `writePlan` wrote it; `null` for anything else, such as a draft that was emptied. */
export function readPlan(value: unknown): BatchPlan | null {
  const { data } = WrittenPlan.safeParse(value)
  if (!data) return null
  const pieces: PlannedPiece[] = []
  let from = 0
  for (const [size, times, state, attempt, problem = null] of data.pieces) {
    // The cast follows the look: what a newer version of this code has written is not read as anything else.
    if (!states.includes(state) || from + size * times > data.total) return null
    for (let time = 0; time < times; time += 1, from += size)
      pieces.push({ from, to: from + size, attempt, state: state as PlannedPiece['state'], problem })
  }
  return { total: data.total, size: data.size, pieces }
}
