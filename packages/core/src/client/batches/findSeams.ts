import type { BatchRow } from './Batch.ts'

/** Whether the rows may be cut before the row at this place. */
export type IsSeam = (place: number) => boolean

/**
 * Finds where rows may be cut into pieces: rows of one statement line stay together, because two pieces are two operations, and the second would be refused
 * as credited by the first. It follows from the rows alone, so that every device cuts alike.
 */
export function findSeams(rows: readonly BatchRow[]): IsSeam {
  const lastRows = new Map<string, number>()
  for (const [at, row] of rows.entries()) for (const line of readLines(row)) lastRows.set(line, at)
  const inside = new Uint8Array(rows.length)
  let joinedTo = -1
  for (const [at, row] of rows.entries()) {
    if (at <= joinedTo) inside[at] = 1
    for (const line of readLines(row)) joinedTo = Math.max(joinedTo, lastRows.get(line) ?? at)
  }
  return (place) => inside[place] !== 1
}

function readLines(row: BatchRow): readonly string[] {
  return 'statementLines' in row ? row.statementLines : []
}
