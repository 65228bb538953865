import { SheetError } from '../sheets/SheetError.ts'
import type { WorkContext } from '../sheets/worker/openWork.ts'
import type { Statement, StatementFacts, StatementLine, UnreadLine } from './StatementLine.ts'
import { noteLines } from './statements/noteLines.ts'
import { readStatementFile, type StatementOrder } from './statements/readStatementFile.ts'

/** `reading` is the number of the reading that the worker holds: it works on no lines of an earlier one. */
export type StatementReading = { reading: number }

/** The order to read a statement; without a source, the held one in another layout. */
export type ReadStatementOrder = Omit<StatementOrder, 'source'> & Partial<Pick<StatementOrder, 'source'>>

/** The methods of the worker that read one statement, and hold its lines. */
export type StatementReader = {
  readStatement: (order: ReadStatementOrder, context: WorkContext) => Promise<StatementFacts>
  /** Lines of the statement, and of the unread ones, for `readStatement`. */
  takeLines: (piece: { from: number; to: number }) => {
    lines: readonly StatementLine[]
    unread: readonly UnreadLine[]
  }
}

/** Makes the reader of a statement; `getHeld` throws a `SheetError` where the reader holds no lines of that reading any more. */
export function createStatementReader(): StatementReader & {
  getHeld: (meant: StatementReading) => Statement
} {
  let held: Statement | null = null
  let heldSource: StatementOrder['source'] | null = null
  let reading = 0
  return {
    getHeld: (meant) => {
      if (held === null || meant.reading !== reading) throw new SheetError('changed')
      return held
    },
    readStatement: async ({ source = heldSource, ...order }, context) => {
      if (source === null) throw new SheetError('changed')
      const read = await readStatementFile({ source, ...order }, context)
      // A later reading can have ended before an aborted one.
      context.signal.throwIfAborted()
      held = read
      heldSource = source
      reading += 1
      const { lines, unread, ...facts } = read
      return {
        ...{ ...facts, reading, notes: noteLines(read), firstDay: findFirstDay(lines) },
        size: Math.max(lines.length, unread.length),
      }
    },
    takeLines: ({ from, to }) => ({
      lines: held?.lines.slice(from, to) ?? [],
      unread: held?.unread.slice(from, to) ?? [],
    }),
  }
}

function findFirstDay(lines: readonly StatementLine[]): string | null {
  return lines.reduce<string | null>((first, { day }) => (first === null || day < first ? day : first), null)
}
