import type { Plugin } from 'vite'
import { describeUploadStates } from './describeUploadStates.ts'
import { describeParts } from '../packages/widgets/build/reference/describeParts.ts'
import { describeStyleSizes } from '../packages/widgets/build/reference/describeStyleSizes.ts'
import { describeTokens } from '../packages/widgets/build/reference/describeTokens.ts'
import { describeWords } from '../packages/widgets/build/reference/describeWords.ts'

/** A page imports `virtual:tables/tokens` and shows what the sources say at the time of the build. */
export function referenceTables(): Plugin {
  return {
    name: 'onlend-reference-tables',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load: (id) => {
      const describe = id.startsWith(`\0${prefix}`) ? tables[id.slice(prefix.length + 1)] : undefined
      return describe && `export default ${JSON.stringify(describe())}`
    },
  }
}

const prefix = 'virtual:tables/'

const tables: Readonly<Record<string, () => string>> = {
  parts: describeParts,
  styleSizes: describeStyleSizes,
  tokens: describeTokens,
  uploadStates: describeUploadStates,
  words: describeWords,
}
