import { type Chunk, lazyChunk } from '../ui/lazyChunk.ts'
import type { BankCombobox } from './BankCombobox.tsx'
import type { BankSheet } from './BankSheet.tsx'

/** The two forms of the list, each fetched when it is about to be needed. */
export const bankChunks: { combobox: Chunk<typeof BankCombobox>; sheet: Chunk<typeof BankSheet> } = {
  combobox: lazyChunk(() => import('./BankCombobox.tsx').then((part) => part.BankCombobox)),
  sheet: lazyChunk(() => import('./BankSheet.tsx').then((part) => part.BankSheet)),
}
