import { type Chunk, defineChunk } from '../ui/defineChunk.ts'
import type { customerFiles } from './customerFiles.tsx'
import type { RegisterCustomerReviewWords } from './RegisterCustomerReviewWords.tsx'
import type { RegisteredCustomer } from './RegisteredCustomer.tsx'

/** What a registration needs only after its fields, and what moves files, where there are any. */
export const registerCustomerChunks: {
  reviewWords: Chunk<typeof RegisterCustomerReviewWords>
  files: Chunk<typeof customerFiles>
  registered: Chunk<typeof RegisteredCustomer>
} = {
  reviewWords: defineChunk(() => import('./RegisterCustomerReviewWords.tsx'), 'RegisterCustomerReviewWords'),
  files: defineChunk(() => import('./customerFiles.tsx'), 'customerFiles'),
  registered: defineChunk(() => import('./RegisteredCustomer.tsx'), 'RegisteredCustomer'),
}
