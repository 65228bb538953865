import { defineChunk } from '../ui/defineChunk.ts'

/** What a table of financings fetches after its rows, and when one of them is opened. */
export const financingsTableChunks = {
  picture: defineChunk(() => import('./FinancingsPictureView.tsx'), 'FinancingsPictureView'),
  details: defineChunk(() => import('./FinancingDetails.tsx'), 'FinancingDetails'),
}
