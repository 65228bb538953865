import { type Chunk, defineChunk } from '../ui/defineChunk.ts'
import type { writeCsv } from './writeCsv.ts'

/** The parts that a table loads only for its CSV export. */
export const tableChunks: { csv: Chunk<typeof writeCsv> } = {
  csv: defineChunk(() => import('./writeCsv.ts'), 'writeCsv'),
}
