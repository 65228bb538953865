import { packedNotes } from './packedNotes.ts'
import type { ArrivingSheet, SheetMessage } from './SheetMessage.ts'

/** Puts a piece behind what of a sheet has arrived. */
export function addRows(
  sheet: ArrivingSheet | undefined,
  { rows, lines, notes }: Omit<Extract<SheetMessage, { kind: 'rows' }>, 'kind' | 'sheet'>,
): void {
  if (!sheet) return
  sheet.rows.add(rows)
  for (const line of lines) sheet.lines.push(line)
  for (const note of packedNotes.unpack(notes)) sheet.notes.push(note)
}
