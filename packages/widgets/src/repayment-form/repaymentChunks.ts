import { type Chunk, defineChunk } from '../ui/defineChunk.ts'
import type { LoanCombobox } from './LoanCombobox.tsx'
import type { LoanSheet } from './LoanSheet.tsx'
import type { RepaymentReviewWords } from './RepaymentReviewWords.tsx'

/** What a repayment needs only after its fields, and the two forms of the list of loans. */
export const repaymentChunks: {
  combobox: Chunk<typeof LoanCombobox>
  sheet: Chunk<typeof LoanSheet>
  reviewWords: Chunk<typeof RepaymentReviewWords>
} = {
  combobox: defineChunk(() => import('./LoanCombobox.tsx'), 'LoanCombobox'),
  sheet: defineChunk(() => import('./LoanSheet.tsx'), 'LoanSheet'),
  reviewWords: defineChunk(() => import('./RepaymentReviewWords.tsx'), 'RepaymentReviewWords'),
}
