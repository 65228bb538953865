import { useBrand } from '@onlend/widgets'
import { useCallback } from 'react'

type Sentences<Word extends string> = Readonly<Record<Word, string>>
/** Sentences by language; English stands in for a language without its own. */
export type Catalogue<Word extends string> = Readonly<Record<string, Sentences<Word>>> & {
  readonly en: Sentences<Word>
}
/** Says one sentence, with `{places}` filled in. */
export type Say<Word extends string> = (word: Word, values?: Readonly<Record<string, string>>) => string

/** Says the sentences of a catalogue in the language of the page. */
export function useCatalogue<Word extends string>(catalogue: Catalogue<Word>): Say<Word> {
  const [language = 'en'] = useBrand().locale.split('-')
  const sentences = catalogue[language] ?? catalogue.en
  // A number or a name in Latin letters would turn what follows it around.
  const [start, end] = language === 'ar' ? ['\u2068', '\u2069'] : ['', '']
  return useCallback(
    (word, values = {}) =>
      sentences[word].replace(/\{(\w+)\}/g, (place, name: string) => {
        const value = values[name]
        return value === undefined ? place : `${start}${value}${end}`
      }),
    [sentences, start, end],
  )
}
