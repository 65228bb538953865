import type { RecordChunks } from '../record-picker/RecordPickerView.tsx'
import { type Chunk, defineChunk } from '../ui/defineChunk.ts'
import type { FinancingList } from './FinancingField.tsx'
import type { ReconcileRepaymentsReviewWords } from './ReconcileRepaymentsReviewWords.tsx'
import type { useReconcileRepaymentsMachine } from './useReconcileRepaymentsMachine.ts'

/** What a repayment needs only after its fields, and the two forms of the list of financings. */
export const reconcileRepaymentsChunks: RecordChunks<FinancingList> & {
  machine: Chunk<typeof useReconcileRepaymentsMachine>
  reviewWords: Chunk<typeof ReconcileRepaymentsReviewWords>
} = {
  combobox: defineChunk(() => import('./FinancingCombobox.tsx'), 'FinancingCombobox'),
  sheet: defineChunk(() => import('./FinancingSheet.tsx'), 'FinancingSheet'),
  machine: defineChunk(() => import('./useReconcileRepaymentsMachine.ts'), 'useReconcileRepaymentsMachine'),
  reviewWords: defineChunk(
    () => import('./ReconcileRepaymentsReviewWords.tsx'),
    'ReconcileRepaymentsReviewWords',
  ),
}
