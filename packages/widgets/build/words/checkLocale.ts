import type { Words } from '../../src/words/Messages.ts'
import { checkMessage } from './checkMessage.ts'

type CheckLocaleParameters = { locale: string; english: Words; words: Words }

/** What is wrong with the words of a locale, one line for each fault: `withdraw.amount: {max} is missing`. */
export function checkLocale({ locale, english, words }: CheckLocaleParameters): string[] {
  const extra = Object.keys(words).filter((key) => !Object.hasOwn(english, key))
  return [
    ...extra.map((key) => `${key}: no widget says this`),
    ...Object.entries(english).flatMap(([key, message]) => {
      const translated = words[key]
      if (translated === undefined) return [`${key}: missing`]
      return checkMessage({ locale, english: message, translated }).map((problem) => `${key}: ${problem}`)
    }),
  ]
}
