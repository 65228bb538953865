import { type Chunk, defineChunk } from '../ui/defineChunk.ts'
import type { RowDetails } from './RowDetails.tsx'
import type { writeCsv } from './writeCsv.ts'

/** The parts that a table loads when a person asks for them: its CSV export, and the details of a row. */
export const tableChunks: { csv: Chunk<typeof writeCsv>; details: Chunk<typeof RowDetails> } = {
  csv: defineChunk(() => import('./writeCsv.ts'), 'writeCsv'),
  details: defineChunk(() => import('./RowDetails.tsx'), 'RowDetails'),
}
