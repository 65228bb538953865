import { useBrand } from '@onlend/widgets'
import { useCallback } from 'react'
import { en } from './en.ts'
import { ar } from './ar.ts'
import { fr } from './fr.ts'
import { ha } from './ha.ts'
import { ig } from './ig.ts'
import { pt } from './pt.ts'
import { sw } from './sw.ts'
import { yo } from './yo.ts'

type Word = keyof typeof en
const catalogues: Readonly<Record<string, Readonly<Record<Word, string>>>> = {
  ar,
  en,
  fr,
  ha,
  ig,
  pt,
  sw,
  yo,
}

/** Says one of the app's own sentences, in the language of the page. */
export function useWords(): (word: Word, values?: Readonly<Record<string, string>>) => string {
  const [language = 'en'] = useBrand().locale.split('-')
  const words = catalogues[language] ?? en
  return useCallback(
    (word, values = {}) => words[word].replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place),
    [words],
  )
}
