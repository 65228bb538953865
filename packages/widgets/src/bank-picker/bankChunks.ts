import type { RecordChunks } from '../record-picker/RecordPickerView.tsx'
import { defineChunk } from '../ui/defineChunk.ts'
import type { BankList } from './BankField.tsx'

/** The two forms of the list of banks. */
export const bankChunks: RecordChunks<BankList> = {
  combobox: defineChunk(() => import('./BankCombobox.tsx'), 'BankCombobox'),
  sheet: defineChunk(() => import('./BankSheet.tsx'), 'BankSheet'),
}
