import { type Chunk, defineChunk } from '../ui/defineChunk.ts'
import type { DrawdownBlocked } from './DrawdownBlocked.tsx'
import type { DrawdownOutcome } from './DrawdownOutcome.tsx'
import type { RequestDrawdownReviewWords } from './RequestDrawdownReviewWords.tsx'

/** What a drawdown request needs only after its fields. */
export const requestDrawdownChunks: {
  blocked: Chunk<typeof DrawdownBlocked>
  reviewWords: Chunk<typeof RequestDrawdownReviewWords>
  outcome: Chunk<typeof DrawdownOutcome>
} = {
  blocked: defineChunk(() => import('./DrawdownBlocked.tsx'), 'DrawdownBlocked'),
  reviewWords: defineChunk(() => import('./RequestDrawdownReviewWords.tsx'), 'RequestDrawdownReviewWords'),
  outcome: defineChunk(() => import('./DrawdownOutcome.tsx'), 'DrawdownOutcome'),
}
