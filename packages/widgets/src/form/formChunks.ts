import type { OperationStatusView } from '../operation-status/OperationStatusView.tsx'
import { type Chunk, defineChunk } from '../ui/defineChunk.ts'
import type { FormRefused } from './FormRefused.tsx'
import type { FormReviewDialog } from './FormReviewDialog.tsx'

/** What a form needs only after its fields: fetched while a person fills them in. */
export const formChunks: {
  review: Chunk<typeof FormReviewDialog>
  refused: Chunk<typeof FormRefused>
  status: Chunk<typeof OperationStatusView>
} = {
  review: defineChunk(() => import('./FormReviewDialog.tsx'), 'FormReviewDialog'),
  refused: defineChunk(() => import('./FormRefused.tsx'), 'FormRefused'),
  status: defineChunk(() => import('../operation-status/OperationStatusView.tsx'), 'OperationStatusView'),
}
