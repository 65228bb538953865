import { type Chunk, defineChunk } from '../ui/defineChunk.ts'
import type { DrawdownOutcome } from './DrawdownOutcome.tsx'
import type { DrawdownReviewWords } from './DrawdownReviewWords.tsx'

/** What a drawdown request needs only after its fields. */
export const drawdownChunks: {
  reviewWords: Chunk<typeof DrawdownReviewWords>
  outcome: Chunk<typeof DrawdownOutcome>
} = {
  reviewWords: defineChunk(() => import('./DrawdownReviewWords.tsx'), 'DrawdownReviewWords'),
  outcome: defineChunk(() => import('./DrawdownOutcome.tsx'), 'DrawdownOutcome'),
}
