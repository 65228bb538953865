import { type Chunk, defineChunk } from '../ui/defineChunk.ts'
import type { AssessmentAgain } from './AssessmentAgain.tsx'
import type { AssessmentCheck } from './AssessmentCheck.tsx'
import type { AssessmentReceipt } from './AssessmentReceipt.tsx'
import type { AssessmentReviewWords } from './AssessmentReviewWords.tsx'
import type { AssessmentStart } from './AssessmentStart.tsx'
import type { FigureWarningWords } from './FigureWarningWords.tsx'
import type { FinancialInformationGrid } from './FinancialInformationGrid.tsx'
import type { ShareDialog } from './ShareDialog.tsx'

/** What the form needs only when a part of it is opened. */
export const assessmentChunks: {
  start: Chunk<typeof AssessmentStart>
  again: Chunk<typeof AssessmentAgain>
  grid: Chunk<typeof FinancialInformationGrid>
  check: Chunk<typeof AssessmentCheck>
  reviewWords: Chunk<typeof AssessmentReviewWords>
  warnings: Chunk<typeof FigureWarningWords>
  receipt: Chunk<typeof AssessmentReceipt>
  share: Chunk<typeof ShareDialog>
} = {
  start: defineChunk(() => import('./AssessmentStart.tsx'), 'AssessmentStart'),
  again: defineChunk(() => import('./AssessmentAgain.tsx'), 'AssessmentAgain'),
  grid: defineChunk(() => import('./FinancialInformationGrid.tsx'), 'FinancialInformationGrid'),
  check: defineChunk(() => import('./AssessmentCheck.tsx'), 'AssessmentCheck'),
  reviewWords: defineChunk(() => import('./AssessmentReviewWords.tsx'), 'AssessmentReviewWords'),
  warnings: defineChunk(() => import('./FigureWarningWords.tsx'), 'FigureWarningWords'),
  receipt: defineChunk(() => import('./AssessmentReceipt.tsx'), 'AssessmentReceipt'),
  share: defineChunk(() => import('./ShareDialog.tsx'), 'ShareDialog'),
}
