import { type Chunk, defineChunk } from '../ui/defineChunk.ts'
import type { CreateBusinessReviewWords } from './CreateBusinessReviewWords.tsx'
import type { CreateBusinessSummary } from './CreateBusinessSummary.tsx'
import type { CreatedBusinessNotice } from './CreatedBusinessNotice.tsx'

/** What the form needs only after its fields: fetched while they are filled in, and while the review is read. */
export const createBusinessChunks: {
  summary: Chunk<typeof CreateBusinessSummary>
  reviewWords: Chunk<typeof CreateBusinessReviewWords>
  created: Chunk<typeof CreatedBusinessNotice>
} = {
  summary: defineChunk(() => import('./CreateBusinessSummary.tsx'), 'CreateBusinessSummary'),
  reviewWords: defineChunk(() => import('./CreateBusinessReviewWords.tsx'), 'CreateBusinessReviewWords'),
  created: defineChunk(() => import('./CreatedBusinessNotice.tsx'), 'CreatedBusinessNotice'),
}
