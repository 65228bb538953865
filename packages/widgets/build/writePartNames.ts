import { readFileSync, writeFileSync } from 'node:fs'
import { listPartNames } from './listPartNames.ts'

/** Rewrites the public list of parts from the source: `pnpm --filter @onlend/widgets parts`. */
const file = new URL('../src/ui/PartName.ts', import.meta.url)
const names = listPartNames()
// The directive: a list that is written and never read through may be as long as it is.
const text = `/* oxlint-disable max-lines */\n/** The name of a part: public, written by \`pnpm parts\` from the source. */\nexport type PartName =\n${names
  .map((name) => `  | '${name}'`)
  .join('\n')}\n`
let before = ''
try {
  before = readFileSync(file, 'utf8')
} catch {
  // The first run has no list yet.
}
if (before !== text) writeFileSync(file, text)
