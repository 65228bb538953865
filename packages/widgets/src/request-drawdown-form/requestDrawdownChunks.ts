import { type Chunk, defineChunk } from '../ui/defineChunk.ts'
import type { DrawdownOutcome } from './DrawdownOutcome.tsx'
import type { DrawdownPlanView } from './DrawdownPlanView.tsx'
import type { RequestDrawdownReviewWords } from './RequestDrawdownReviewWords.tsx'

/** What a drawdown request needs only after its fields. */
export const requestDrawdownChunks: {
  plan: Chunk<typeof DrawdownPlanView>
  reviewWords: Chunk<typeof RequestDrawdownReviewWords>
  outcome: Chunk<typeof DrawdownOutcome>
} = {
  plan: defineChunk(() => import('./DrawdownPlanView.tsx'), 'DrawdownPlanView'),
  reviewWords: defineChunk(() => import('./RequestDrawdownReviewWords.tsx'), 'RequestDrawdownReviewWords'),
  outcome: defineChunk(() => import('./DrawdownOutcome.tsx'), 'DrawdownOutcome'),
}
