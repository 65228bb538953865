import { type Chunk, defineChunk } from '../ui/defineChunk.ts'
import type { DrawdownBlocked } from './DrawdownBlocked.tsx'
import type { DrawdownOutcome } from './DrawdownOutcome.tsx'
import type { RequestDrawdownReviewWords } from './RequestDrawdownReviewWords.tsx'
import type { useRequestDrawdownMachine } from './useRequestDrawdownMachine.ts'

/** What a drawdown request needs only after its fields. */
export const requestDrawdownChunks: {
  machine: Chunk<typeof useRequestDrawdownMachine>
  blocked: Chunk<typeof DrawdownBlocked>
  reviewWords: Chunk<typeof RequestDrawdownReviewWords>
  outcome: Chunk<typeof DrawdownOutcome>
} = {
  machine: defineChunk(() => import('./useRequestDrawdownMachine.ts'), 'useRequestDrawdownMachine'),
  blocked: defineChunk(() => import('./DrawdownBlocked.tsx'), 'DrawdownBlocked'),
  reviewWords: defineChunk(() => import('./RequestDrawdownReviewWords.tsx'), 'RequestDrawdownReviewWords'),
  outcome: defineChunk(() => import('./DrawdownOutcome.tsx'), 'DrawdownOutcome'),
}
