import { type Chunk, defineChunk } from '../ui/defineChunk.ts'
import type { RegisterCustomerDocuments } from './RegisterCustomerDocuments.tsx'
import type { RegisterCustomerFiles } from './RegisterCustomerFiles.tsx'
import type { RegisterCustomerReviewWords } from './RegisterCustomerReviewWords.tsx'
import type { RegisteredCustomer } from './RegisteredCustomer.tsx'

/** What a registration needs only after its fields: fetched while they are filled in, when the person comes to the documents, and while the review is read. */
export const registerCustomerChunks: {
  reviewWords: Chunk<typeof RegisterCustomerReviewWords>
  files: Chunk<typeof RegisterCustomerFiles>
  documents: Chunk<typeof RegisterCustomerDocuments>
  registered: Chunk<typeof RegisteredCustomer>
} = {
  reviewWords: defineChunk(() => import('./RegisterCustomerReviewWords.tsx'), 'RegisterCustomerReviewWords'),
  files: defineChunk(() => import('./RegisterCustomerFiles.tsx'), 'RegisterCustomerFiles'),
  documents: defineChunk(() => import('./RegisterCustomerDocuments.tsx'), 'RegisterCustomerDocuments'),
  registered: defineChunk(() => import('./RegisteredCustomer.tsx'), 'RegisteredCustomer'),
}
