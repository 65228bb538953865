import { type Chunk, defineChunk } from '../ui/defineChunk.ts'
import type { RegisterCustomerReviewWords } from './RegisterCustomerReviewWords.tsx'
import type { RegisteredCustomer } from './RegisteredCustomer.tsx'

/** What a registration needs only after its fields: fetched when the form is first touched, and while the review is read. */
export const registerCustomerChunks: {
  reviewWords: Chunk<typeof RegisterCustomerReviewWords>
  registered: Chunk<typeof RegisteredCustomer>
} = {
  reviewWords: defineChunk(() =>
    import('./RegisterCustomerReviewWords.tsx').then((part) => part.RegisterCustomerReviewWords),
  ),
  registered: defineChunk(() => import('./RegisteredCustomer.tsx').then((part) => part.RegisteredCustomer)),
}
