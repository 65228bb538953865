import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Words } from '../../src/words/Messages.ts'
import { groupedEnglish } from './groupedEnglish.ts'

const ownFolder = join(import.meta.dirname, '../../src/locales')

/** The kit's words by locale, of every `<locale>/<group>.json` in its folder, in the order of the groups. */
export function readLocales(folder: string = ownFolder): Map<string, Words> {
  const locales = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return new Map(
    locales
      .map(({ name }) => name)
      .sort()
      .map((locale) => [
        locale,
        Object.assign({}, ...Object.keys(groupedEnglish).map(readGroup(folder, locale))),
      ]),
  )
}

function readGroup(folder: string, locale: string): (group: string) => Words {
  // A cast with a reason: `locales.test.ts` compares every file with the English keys.
  return (group) => JSON.parse(readFileSync(join(folder, locale, `${group}.json`), 'utf8')) as Words
}

/** The files of one language by their names, each with the words of its group in the order of English. */
export function writeGroups(words: Words): Map<string, string> {
  return new Map(
    Object.entries(groupedEnglish).map(([group, english]) => {
      const own = Object.keys(english).flatMap((key) => (key in words ? [[key, words[key]]] : []))
      return [`${group}.json`, `${JSON.stringify(Object.fromEntries(own), null, 2)}\n`]
    }),
  )
}

/** Writes the files of one language over those that are there. */
export function writeLocale(locale: string, words: Words, folder: string = ownFolder): void {
  mkdirSync(join(folder, locale), { recursive: true })
  for (const [name, text] of writeGroups(words)) writeFileSync(join(folder, locale, name), text)
}
