import { type Chunk, defineChunk } from '../ui/defineChunk.ts'
import type { BankCombobox } from './BankCombobox.tsx'
import type { BankSheet } from './BankSheet.tsx'

/** The two forms of the list, each fetched when it is about to be needed. */
export const bankChunks: { combobox: Chunk<typeof BankCombobox>; sheet: Chunk<typeof BankSheet> } = {
  combobox: defineChunk(() => import('./BankCombobox.tsx'), 'BankCombobox'),
  sheet: defineChunk(() => import('./BankSheet.tsx'), 'BankSheet'),
}
