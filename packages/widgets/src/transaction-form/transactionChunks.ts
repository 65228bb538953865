import { type Chunk, defineChunk } from '../ui/defineChunk.ts'
import type { TransactionFinancingFields } from './TransactionFinancingFields.tsx'
import type { TransactionReviewWords } from './TransactionReviewWords.tsx'
import type { TransactionWarningWords } from './TransactionWarningWords.tsx'

/** What a transaction needs only after its first page. */
export const transactionChunks: {
  financing: Chunk<typeof TransactionFinancingFields>
  reviewWords: Chunk<typeof TransactionReviewWords>
  warnings: Chunk<typeof TransactionWarningWords>
} = {
  financing: defineChunk(() => import('./TransactionFinancingFields.tsx'), 'TransactionFinancingFields'),
  reviewWords: defineChunk(() => import('./TransactionReviewWords.tsx'), 'TransactionReviewWords'),
  warnings: defineChunk(() => import('./TransactionWarningWords.tsx'), 'TransactionWarningWords'),
}
