import { useBrand } from '@onlend/widgets'
import { useCallback } from 'react'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { sw } from './sw.ts'

type Word = keyof typeof en
const catalogues: Readonly<Record<string, Readonly<Record<Word, string>>>> = { en, fr, sw }

/** Says one of the app's own sentences, in the language of the page. */
export function useWords(): (word: Word, values?: Readonly<Record<string, string>>) => string {
  const [language = 'en'] = useBrand().locale.split('-')
  const words = catalogues[language] ?? en
  return useCallback(
    (word, values = {}) => words[word].replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place),
    [words],
  )
}
