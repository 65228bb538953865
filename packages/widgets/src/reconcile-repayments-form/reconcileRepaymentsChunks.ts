import { type Chunk, defineChunk } from '../ui/defineChunk.ts'
import type { LoanCombobox } from './LoanCombobox.tsx'
import type { LoanSheet } from './LoanSheet.tsx'
import type { ReconcileRepaymentsReviewWords } from './ReconcileRepaymentsReviewWords.tsx'

/** What a repayment needs only after its fields, and the two forms of the list of loans. */
export const reconcileRepaymentsChunks: {
  combobox: Chunk<typeof LoanCombobox>
  sheet: Chunk<typeof LoanSheet>
  reviewWords: Chunk<typeof ReconcileRepaymentsReviewWords>
} = {
  combobox: defineChunk(() => import('./LoanCombobox.tsx'), 'LoanCombobox'),
  sheet: defineChunk(() => import('./LoanSheet.tsx'), 'LoanSheet'),
  reviewWords: defineChunk(
    () => import('./ReconcileRepaymentsReviewWords.tsx'),
    'ReconcileRepaymentsReviewWords',
  ),
}
