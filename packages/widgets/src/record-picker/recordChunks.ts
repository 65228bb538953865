import { type Chunk, defineChunk } from '../ui/defineChunk.ts'
import type { RecordCombobox } from './RecordCombobox.tsx'
import type { RecordSheet } from './RecordSheet.tsx'

/** The two looks of a list of records, each fetched when it is about to be opened. */
export const recordChunks: { combobox: Chunk<typeof RecordCombobox>; sheet: Chunk<typeof RecordSheet> } = {
  combobox: defineChunk(() => import('./RecordCombobox.tsx'), 'RecordCombobox'),
  sheet: defineChunk(() => import('./RecordSheet.tsx'), 'RecordSheet'),
}
