import { writeSheet } from '../sheets/index.ts'
import type { FaultyPiece } from './faultyRows.ts'
import type { ImportIssue } from './TransactionImport.ts'

type FaultyWords = { say: (issue: ImportIssue) => string; heading: string }

/** Writes the rows in error, piece by piece from the worker, with a column of their issues. */
export async function writeFaultyRows(
  take: (order: { from: number }) => Promise<FaultyPiece>,
  { say, heading }: FaultyWords,
): Promise<string> {
  const parts: string[] = []
  for (let from: number | null = 0; from !== null; ) {
    const { rows, headings, keyHeading, next }: FaultyPiece = await take({ from })
    if (from === 0) parts.push(writeSheet([], { headings: [...headings, heading, keyHeading] }))
    const written = rows.map(({ cells, issues, key }) => [
      ...cells,
      [...new Set(issues.map(say))].join(' '),
      key,
    ])
    // Without the byte order mark at the start.
    parts.push(writeSheet(written).slice(1))
    from = next
  }
  return parts.join('')
}
