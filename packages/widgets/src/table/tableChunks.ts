import { type Chunk, defineChunk } from '../ui/defineChunk.ts'
import type { writeCsv } from './writeCsv.ts'

/** What a table needs only for its CSV export. */
export const tableChunks: { csv: Chunk<typeof writeCsv> } = {
  csv: defineChunk(() => import('./writeCsv.ts'), 'writeCsv'),
}
