import type { OperationStatusView } from '../operation-status/OperationStatusView.tsx'
import type { MobileMoneyFields } from '../mobile-money-picker/MobileMoneyFields.tsx'
import { type Chunk, defineChunk } from '../ui/defineChunk.ts'
import type { WithdrawRefused } from './WithdrawRefused.tsx'
import type { WithdrawReviewDialog } from './WithdrawReviewDialog.tsx'

/** What a withdrawal needs only after its fields: fetched when the page is idle or the form is first touched. */
export const withdrawChunks: {
  review: Chunk<typeof WithdrawReviewDialog>
  status: Chunk<typeof OperationStatusView>
  refused: Chunk<typeof WithdrawRefused>
  mobileMoney: Chunk<typeof MobileMoneyFields>
} = {
  review: defineChunk(() => import('./WithdrawReviewDialog.tsx').then((part) => part.WithdrawReviewDialog)),
  refused: defineChunk(() => import('./WithdrawRefused.tsx').then((part) => part.WithdrawRefused)),
  mobileMoney: defineChunk(() =>
    import('../mobile-money-picker/MobileMoneyFields.tsx').then((part) => part.MobileMoneyFields),
  ),
  status: defineChunk(() =>
    import('../operation-status/OperationStatusView.tsx').then((part) => part.OperationStatusView),
  ),
}
