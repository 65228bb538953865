import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLocales } from './words/readLocales.ts'

/** Writes dist/locales/<locale>.js from the JSON of each locale, after the scripts are built. */
const folder = join(import.meta.dirname, '../dist/locales')

mkdirSync(folder, { recursive: true })
for (const [locale, words] of readLocales()) {
  writeFileSync(
    join(folder, `${locale}.js`),
    `export const ${locale} = ${JSON.stringify({ [locale]: words })}\n`,
  )
  writeFileSync(
    join(folder, `${locale}.d.ts`),
    `import type { Messages } from '../words/Messages.js'\n/** The kit's words: \`<LendingRoot locale="${locale}" messages={${locale}}>\`. */\nexport declare const ${locale}: Messages\n`,
  )
}
