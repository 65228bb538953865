import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Words } from '../../src/words/Messages.ts'

const ownFolder = join(import.meta.dirname, '../../src/locales')

/** The kit's words by locale, of every `<locale>.json` in its folder. */
export function readLocales(folder: string = ownFolder): Map<string, Words> {
  const locales = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace('.json', ''))
  return new Map(
    locales.sort().map((locale) => {
      // A cast with a reason: `locales.test.ts` compares every file with the English keys.
      return [locale, JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8')) as Words]
    }),
  )
}
