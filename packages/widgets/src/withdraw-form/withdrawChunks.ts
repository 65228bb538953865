import type { MobileMoneyFields } from '../mobile-money-picker/MobileMoneyFields.tsx'
import { type Chunk, defineChunk } from '../ui/defineChunk.ts'
import type { WithdrawReviewWords } from './WithdrawReviewWords.tsx'

/** What a withdrawal needs only after its fields: fetched when the form is first touched. */
export const withdrawChunks: {
  reviewWords: Chunk<typeof WithdrawReviewWords>
  mobileMoney: Chunk<typeof MobileMoneyFields>
} = {
  reviewWords: defineChunk(() => import('./WithdrawReviewWords.tsx'), 'WithdrawReviewWords'),
  mobileMoney: defineChunk(() => import('../mobile-money-picker/MobileMoneyFields.tsx'), 'MobileMoneyFields'),
}
