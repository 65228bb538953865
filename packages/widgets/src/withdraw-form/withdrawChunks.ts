import type { MobileMoneyFields } from '../mobile-money-picker/MobileMoneyFields.tsx'
import { type Chunk, defineChunk } from '../ui/defineChunk.ts'
import type { WithdrawRecipients } from './WithdrawRecipients.tsx'
import type { WithdrawReviewWords } from './WithdrawReviewWords.tsx'

/** What a withdrawal needs only after its fields. */
export const withdrawChunks: {
  reviewWords: Chunk<typeof WithdrawReviewWords>
  recipients: Chunk<typeof WithdrawRecipients>
  mobileMoney: Chunk<typeof MobileMoneyFields>
} = {
  reviewWords: defineChunk(() => import('./WithdrawReviewWords.tsx'), 'WithdrawReviewWords'),
  recipients: defineChunk(() => import('./WithdrawRecipients.tsx'), 'WithdrawRecipients'),
  mobileMoney: defineChunk(() => import('../mobile-money-picker/MobileMoneyFields.tsx'), 'MobileMoneyFields'),
}
