import { defineChunk } from '../ui/defineChunk.ts'

/** The picture of financings, fetched after the rows of a table. */
export const financingsPictureChunk = defineChunk(
  () => import('./FinancingsPictureView.tsx'),
  'FinancingsPictureView',
)
