import { type Chunk, defineChunk } from '../ui/defineChunk.ts'
import type { TransactionCustomer } from './TransactionCustomer.tsx'
import type { TransactionLaterFields } from './TransactionLaterFields.tsx'
import type { RegisterTransactionsReviewWords } from './RegisterTransactionsReviewWords.tsx'
import type { RegisterTransactionsWarningWords } from './RegisterTransactionsWarningWords.tsx'

/** What a transaction needs beside the fields of its first page. */
export const registerTransactionsChunks: {
  customer: Chunk<typeof TransactionCustomer>
  laterFields: Chunk<typeof TransactionLaterFields>
  reviewWords: Chunk<typeof RegisterTransactionsReviewWords>
  warnings: Chunk<typeof RegisterTransactionsWarningWords>
} = {
  customer: defineChunk(() => import('./TransactionCustomer.tsx'), 'TransactionCustomer'),
  laterFields: defineChunk(() => import('./TransactionLaterFields.tsx'), 'TransactionLaterFields'),
  reviewWords: defineChunk(
    () => import('./RegisterTransactionsReviewWords.tsx'),
    'RegisterTransactionsReviewWords',
  ),
  warnings: defineChunk(
    () => import('./RegisterTransactionsWarningWords.tsx'),
    'RegisterTransactionsWarningWords',
  ),
}
