import { type Chunk, defineChunk } from '../ui/defineChunk.ts'
import type { CreateBusinessReviewWords } from './CreateBusinessReviewWords.tsx'
import type { CreateBusinessSummary } from './CreateBusinessSummary.tsx'
import type { CreatedBusinessNotice } from './CreatedBusinessNotice.tsx'
import type { useCreateBusinessMachine } from './useCreateBusinessMachine.ts'

/** What the form needs only after its fields: fetched while they are filled in, and while the review is read. */
export const createBusinessChunks: {
  machine: Chunk<typeof useCreateBusinessMachine>
  summary: Chunk<typeof CreateBusinessSummary>
  reviewWords: Chunk<typeof CreateBusinessReviewWords>
  created: Chunk<typeof CreatedBusinessNotice>
} = {
  machine: defineChunk(() => import('./useCreateBusinessMachine.ts'), 'useCreateBusinessMachine'),
  summary: defineChunk(() => import('./CreateBusinessSummary.tsx'), 'CreateBusinessSummary'),
  reviewWords: defineChunk(() => import('./CreateBusinessReviewWords.tsx'), 'CreateBusinessReviewWords'),
  created: defineChunk(() => import('./CreatedBusinessNotice.tsx'), 'CreatedBusinessNotice'),
}
