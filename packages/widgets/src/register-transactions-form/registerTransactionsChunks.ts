import { type Chunk, defineChunk } from '../ui/defineChunk.ts'
import type { TransactionCustomer } from './TransactionCustomer.tsx'
import type { TransactionFinancingFields } from './TransactionFinancingFields.tsx'
import type { RegisterTransactionsReviewWords } from './RegisterTransactionsReviewWords.tsx'
import type { RegisterTransactionsWarningWords } from './RegisterTransactionsWarningWords.tsx'

/** What a transaction needs beside the fields of its first page. */
export const registerTransactionsChunks: {
  customer: Chunk<typeof TransactionCustomer>
  financing: Chunk<typeof TransactionFinancingFields>
  reviewWords: Chunk<typeof RegisterTransactionsReviewWords>
  warnings: Chunk<typeof RegisterTransactionsWarningWords>
} = {
  customer: defineChunk(() => import('./TransactionCustomer.tsx'), 'TransactionCustomer'),
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
