import type { Statement, UnreadLine } from '../StatementLine.ts'

/** The lines of a statement that were not read for one reason, or that hold damaged letters. */
export type StatementNote = {
  reason: UnreadLine['reason'] | 'damaged'
  count: number
  /** The numbers of the first lines in the file. */
  lines: readonly number[]
}

/** The most line numbers named for one reason. */
const most = 20

/** Counts the lines that do not count, by reason, and those with damaged letters. */
export function noteLines({ lines, unread }: Pick<Statement, 'lines' | 'unread'>): StatementNote[] {
  const notes = new Map<StatementNote['reason'], { count: number; lines: number[] }>()
  const add = (reason: StatementNote['reason'], line: number) => {
    const note = notes.get(reason) ?? { count: 0, lines: [] }
    notes.set(reason, note)
    note.count += 1
    if (note.lines.length < most) note.lines.push(line)
  }
  for (const { line, reason } of unread) add(reason, line)
  for (const { line, text, reference, counterparty } of lines)
    if (`${text}${reference ?? ''}${counterparty ?? ''}`.includes('\ufffd')) add('damaged', line)
  return [...notes].map(([reason, note]) => ({ reason, ...note }))
}
