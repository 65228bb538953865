import { describeParts } from './describeParts.ts'
import { describeTokens } from './describeTokens.ts'
import { describeWords } from './describeWords.ts'

/** The generated tables of the showroom's reference pages, by file name, that say exactly what the source says. */
export const referenceTables: Readonly<Record<string, () => string>> = {
  'tokens.md': describeTokens,
  'parts.md': describeParts,
  'words.md': describeWords,
}
