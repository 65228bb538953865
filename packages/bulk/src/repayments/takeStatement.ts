import type { ReadSheetsOptions } from '../sheets/index.ts'
import type { OpenWork } from '../sheets/worker/openWork.ts'
import type { StatementWork } from './createStatementWork.ts'
import type { Statement, StatementFacts, StatementLine, UnreadLine } from './StatementLine.ts'

/** Lines per piece: few enough that the page takes them in a short task. */
const pieceSize = 500

/** Takes all lines of a statement that the worker has read, piece by piece. */
export async function takeStatement(
  { ask }: Pick<OpenWork<StatementWork>, 'ask'>,
  { reading: _reading, size, firstDay: _firstDay, notes: _notes, ...facts }: StatementFacts,
  options: Pick<ReadSheetsOptions, 'signal'>,
): Promise<Statement> {
  const lines: StatementLine[] = []
  const unread: UnreadLine[] = []
  for (let from = 0; from < size; from += pieceSize) {
    const piece = await ask('takeLines', { from, to: from + pieceSize }, options)
    lines.push(...piece.lines)
    unread.push(...piece.unread)
  }
  return { ...facts, lines, unread }
}
