import { type Chunk, defineChunk } from '../ui/defineChunk.ts'
import type { SpendingLimits } from './SpendingLimits.tsx'

/** The rules under an amount, fetched once the fields are there. */
export const spendingLimitsChunk: Chunk<typeof SpendingLimits> = defineChunk(
  () => import('./SpendingLimits.tsx'),
  'SpendingLimits',
)
