import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Words } from '../../src/words/Messages.ts'

const folder = join(import.meta.dirname, '../../src/locales')

/** The kit's words by locale, of every `src/locales/<locale>.json`. */
export function readLocales(): Map<string, Words> {
  const locales = readdirSync(folder)
    .filter((file) => /^[a-z]{2,3}\.json$/.test(file))
    .map((file) => file.replace('.json', ''))
  return new Map(
    locales.sort().map((locale) => {
      // A cast with a reason: `locales.test.ts` compares every file with the English keys.
      return [locale, JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8')) as Words]
    }),
  )
}
