import { describeParts } from './describeParts.ts'
import { describeStyleSizes } from './describeStyleSizes.ts'
import { describeTokens } from './describeTokens.ts'
import { describeWords } from './describeWords.ts'

/** The generated tables of the showroom's reference pages, by file name; each is read from the source anew. */
export const referenceTables: Readonly<Record<string, () => string>> = {
  'tokens.md': describeTokens,
  'parts.md': describeParts,
  'words.md': describeWords,
  'styleSizes.md': describeStyleSizes,
}
