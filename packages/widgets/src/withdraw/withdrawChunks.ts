import type { OperationStatusView } from '../operation-status/OperationStatusView.tsx'
import { type Chunk, lazyChunk } from '../ui/lazyChunk.ts'
import type { WithdrawReviewDialog } from './WithdrawReviewDialog.tsx'

/** What a withdrawal needs only after its fields: fetched when the page is idle or the form is first touched. */
export const withdrawChunks: { review: Chunk<typeof WithdrawReviewDialog>; status: Chunk<typeof OperationStatusView> } = {
  review: lazyChunk(() => import('./WithdrawReviewDialog.tsx').then((part) => part.WithdrawReviewDialog)),
  status: lazyChunk(() => import('../operation-status/OperationStatusView.tsx').then((part) => part.OperationStatusView)),
}
