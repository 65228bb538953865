import { describeUploadStates } from './describeUploadStates.ts'
import { describeParts } from '../../../packages/widgets/build/reference/describeParts.ts'
import { describeTokens } from '../../../packages/widgets/build/reference/describeTokens.ts'
import { describeWords } from '../../../packages/widgets/build/reference/describeWords.ts'
import { describeElements } from './describeElements.ts'
import { describeFailures, describeFieldProblems } from './describeFailures.ts'
import { describeRefusals, describeWarnings } from './describeMessages.ts'
import { describeStyleSizes } from './describeStyleSizes.ts'

/** The tables that a page names with `{{table name}}`. */
export const tables: Readonly<Record<string, () => string>> = {
  elements: describeElements,
  failures: describeFailures,
  fieldProblems: describeFieldProblems,
  parts: describeParts,
  refusals: describeRefusals,
  styleSizes: describeStyleSizes,
  tokens: describeTokens,
  uploadStates: describeUploadStates,
  warnings: describeWarnings,
  words: describeWords,
}
