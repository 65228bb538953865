import { runSteps } from '../lib/runSteps.ts'
import { SheetError } from '../sheets/SheetError.ts'
import type { WorkContext } from '../sheets/worker/openWork.ts'
import { layLineSteps } from './layLineSteps.ts'
import { matchSteps, type RepaymentMatchOptions } from './matchSteps.ts'
import type { RepaymentLine } from './RepaymentMatcher.ts'
import type { OpenFinancing, RepaymentProposal } from './RepaymentProposal.ts'
import { splitIncome } from './splitIncome.ts'
import type { Statement, StatementLine } from './StatementLine.ts'
import { readStatementFile, type StatementOrder } from './statements/readStatementFile.ts'
import { takenBackSteps } from './takenBackSteps.ts'

type Piece = { from: number; to: number }

/** A laid-out line before a decision, without the values that the page has by its `id`. */
export type LaidLine = Omit<RepaymentLine, 'proposal'> & { proposal: Omit<RepaymentProposal, 'line'> }

/** `reading` is the number of the reading that the worker holds: it matches no lines of an earlier one. */
type ReadAnswer = { statement: Statement; size: number; reading: number }
type MatchOrder = Pick<RepaymentMatchOptions, 'ruled' | 'today'> & { reading: number }

/** The work of a statement: reads the file, ties its lines to financings, and returns both piece by piece. */
export type StatementWork = {
  /** Reads a statement, and returns it without the lines, which the page takes afterwards. */
  readStatement: (order: StatementOrder, context: WorkContext) => Promise<ReadAnswer>
  takeLines: (piece: Piece) => readonly StatementLine[]
  /** Takes the financings from a place on, in pieces, before lines are matched. */
  addFinancings: (piece: { from: number; financings: readonly OpenFinancing[] }) => void
  /** Matches the lines with the added financings, and returns the number of laid-out lines. */
  matchLines: (order: MatchOrder, context: WorkContext) => Promise<number>
  takeLaid: (piece: Piece) => readonly LaidLine[]
}

/** Makes the work of one statement. */
export function createStatementWork(): StatementWork {
  let held: Statement | null = null
  let reading = 0
  const financings: OpenFinancing[] = []
  let laid: readonly RepaymentLine[] = []
  return {
    readStatement: async (order, context) => {
      held = await readStatementFile(order, context)
      reading += 1
      return { statement: { ...held, lines: [] }, size: held.lines.length, reading }
    },
    takeLines: ({ from, to }) => held?.lines.slice(from, to) ?? [],
    addFinancings: ({ from, financings: more }) => void financings.splice(from, financings.length, ...more),
    matchLines: async ({ reading: meant, ...options }, { onProgress, signal }) => {
      if (held === null || meant !== reading) throw new SheetError('changed')
      const { lines, layout, unread } = held
      const isDirectionUnclear =
        layout?.doubts.includes('direction') ?? unread.some(({ reason }) => reason === 'no_direction')
      const takenBack = await runSteps(takenBackSteps(lines), { signal })
      const { kept, doubted, join } = splitIncome(lines, takenBack)
      const steps = matchSteps(kept, financings, { ...options, isDirectionUnclear, doubted })
      const proposals = [...join(await runSteps(steps, { onProgress, signal }))]
      laid = await runSteps(layLineSteps(held, proposals, takenBack), { signal })
      return laid.length
    },
    takeLaid: ({ from, to }) =>
      laid
        .slice(from, to)
        .map(({ proposal: { line: _line, ...proposal }, ...line }) => ({ ...line, proposal })),
  }
}
