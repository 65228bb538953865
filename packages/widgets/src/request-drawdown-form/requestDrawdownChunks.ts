import { type Chunk, defineChunk } from '../ui/defineChunk.ts'
import type { DrawdownOutcome } from './DrawdownOutcome.tsx'
import type { FormDrawdownPlan } from './FormDrawdownPlan.tsx'
import type { RequestDrawdownReviewWords } from './RequestDrawdownReviewWords.tsx'

/** What a drawdown request needs only after its fields. */
export const requestDrawdownChunks: {
  plan: Chunk<typeof FormDrawdownPlan>
  reviewWords: Chunk<typeof RequestDrawdownReviewWords>
  outcome: Chunk<typeof DrawdownOutcome>
} = {
  plan: defineChunk(() => import('./FormDrawdownPlan.tsx'), 'FormDrawdownPlan'),
  reviewWords: defineChunk(() => import('./RequestDrawdownReviewWords.tsx'), 'RequestDrawdownReviewWords'),
  outcome: defineChunk(() => import('./DrawdownOutcome.tsx'), 'DrawdownOutcome'),
}
