import { type Chunk, defineChunk } from '../ui/defineChunk.ts'
import type { TransactionFinancingFields } from './TransactionFinancingFields.tsx'
import type { RegisterTransactionsReviewWords } from './RegisterTransactionsReviewWords.tsx'
import type { RegisterTransactionsWarningWords } from './RegisterTransactionsWarningWords.tsx'

/** What a transaction needs only after its first page. */
export const registerTransactionsChunks: {
  financing: Chunk<typeof TransactionFinancingFields>
  reviewWords: Chunk<typeof RegisterTransactionsReviewWords>
  warnings: Chunk<typeof RegisterTransactionsWarningWords>
} = {
  financing: defineChunk(() => import('./TransactionFinancingFields.tsx'), 'TransactionFinancingFields'),
  reviewWords: defineChunk(
    () => import('./RegisterTransactionsReviewWords.tsx'),
    'RegisterTransactionsReviewWords',
  ),
  warnings: defineChunk(
    () => import('./RegisterTransactionsWarningWords.tsx'),
    'RegisterTransactionsWarningWords',
  ),
}
