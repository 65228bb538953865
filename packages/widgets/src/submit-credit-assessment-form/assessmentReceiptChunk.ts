import { type Chunk, defineChunk } from '../ui/defineChunk.ts'
import type { AssessmentReceipt } from './AssessmentReceipt.tsx'

/** The receipt that follows once the lender has taken the documents. */
export const assessmentReceiptChunk: Chunk<typeof AssessmentReceipt> = defineChunk(
  () => import('./AssessmentReceipt.tsx'),
  'AssessmentReceipt',
)
