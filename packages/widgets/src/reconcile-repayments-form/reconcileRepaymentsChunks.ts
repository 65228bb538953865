import type { RecordChunks } from '../record-picker/RecordPickerView.tsx'
import { type Chunk, defineChunk } from '../ui/defineChunk.ts'
import type { FinancingList } from './FinancingField.tsx'
import type { ReconcileRepaymentsReviewWords } from './ReconcileRepaymentsReviewWords.tsx'

/** What a repayment needs only after its fields, and the two forms of the list of financings. */
export const reconcileRepaymentsChunks: RecordChunks<FinancingList> & {
  reviewWords: Chunk<typeof ReconcileRepaymentsReviewWords>
} = {
  combobox: defineChunk(() => import('./FinancingCombobox.tsx'), 'FinancingCombobox'),
  sheet: defineChunk(() => import('./FinancingSheet.tsx'), 'FinancingSheet'),
  reviewWords: defineChunk(
    () => import('./ReconcileRepaymentsReviewWords.tsx'),
    'ReconcileRepaymentsReviewWords',
  ),
}
