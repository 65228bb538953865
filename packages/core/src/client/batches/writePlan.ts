import { writeJson } from '../../lib/writeJson.ts'
import type { BatchPlan, PlannedPiece, PlannedState } from './BatchPlan.ts'

/** Rows, how many pieces in a row are like it, where they stand, and what else there is to say of them. */
export type WrittenPieces = [
  size: number,
  count: number,
  state: PlannedState,
  attempt: number,
  problem?: unknown,
]

/** Characters of a plan, which has to fit into a draft. */
const longest = 60_000

/** A plan as it is kept at the relay: pieces that are alike are one entry, so that ten thousand of them fit into a draft. */
export function writePlan({ total, size, pieces }: BatchPlan): Record<string, unknown> {
  const withProblems = { version: 1, total, size, pieces: writePieces(pieces, true) }
  if (writeJson(withProblems).length <= longest) return withProblems
  // Why a piece was refused is shown from the ledger as well; which rows went out under which id is not known anywhere else.
  return { ...withProblems, pieces: writePieces(pieces, false) }
}

function writePieces(pieces: readonly PlannedPiece[], withProblems: boolean): WrittenPieces[] {
  const written: WrittenPieces[] = []
  for (const { from, to, state, attempt, problem } of pieces) {
    const last = written.at(-1)
    const shown = withProblems ? problem : null
    const isAlike =
      last?.[0] === to - from && last[2] === state && last[3] === attempt && last[4] === undefined && !shown
    if (isAlike) last[1] += 1
    else written.push(shown ? [to - from, 1, state, attempt, shown] : [to - from, 1, state, attempt])
  }
  return written
}
