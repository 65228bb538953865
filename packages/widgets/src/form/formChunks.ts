import type { OperationStatusView } from '../operation-status/OperationStatusView.tsx'
import { type Chunk, defineChunk } from '../ui/defineChunk.ts'
import type { FormReviewDialog } from './FormReviewDialog.tsx'

/** The parts after the fields of any form: fetched while a person fills them in. */
export const formChunks: {
  review: Chunk<typeof FormReviewDialog>
  status: Chunk<typeof OperationStatusView>
} = {
  review: defineChunk(() => import('./FormReviewDialog.tsx'), 'FormReviewDialog'),
  status: defineChunk(() => import('../operation-status/OperationStatusView.tsx'), 'OperationStatusView'),
}
