import { toFormatLocale } from '@onlend/core/internal'
import type { Reword } from './createReword.ts'
import type { Message, Messages, Words } from './Messages.ts'

/** The values for a sentence's `{places}`; numbers appear in the format of the locale. */
export type MessageValues = Readonly<Record<string, string | number>>

type TranslateParameters = {
  /** BCP 47. */
  locale: string
  messages: Messages
  /** The English catalogue that the key belongs to. */
  words: Words
  key: string
  values?: MessageValues | undefined
  /** Puts the partner's terms into the sentence. @default the kit's terms */
  reword?: Reword | undefined
  /** The direction of the page. From right to left, the sentence and each value keep separate orders. @default 'ltr' */
  dir?: 'ltr' | 'rtl'
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** Finds a sentence in the locale, its language or English, in that order, and fills it in. A `count` chooses the plural form. */
export function translate({
  locale,
  messages,
  words,
  key,
  values = {},
  reword,
  dir = 'ltr',
}: TranslateParameters): string {
  const language = locale.split('-')[0] ?? locale
  // The cast looks a key up that is checked where a host writes it, and is asked for here as it comes.
  const find = (tag: string) => (Object.hasOwn(messages, tag) ? (messages[tag] as Words)[key] : undefined)
  const source = [locale, language].find((tag) => find(tag) !== undefined)
  const message = (source && find(source)) ?? words[key] ?? key
  const own = pluralForm(message, source ?? 'en', values.count)
  const tag = source || language === 'en' ? locale : 'en'
  const text = reword ? reword(own, { tag, key, words }) : own
  const sentence = text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name]
    if (value === undefined) return place
    const written =
      typeof value === 'number' ? new Intl.NumberFormat(toFormatLocale(locale)).format(value) : value
    // A value that needs no direction marks gets none, so that a copy of the text has no hidden signs.
    return dir === 'rtl' || rightToLeft.test(written) ? isolate(written) : written
  })
  // English words on a page from right to left: the sentence reads as English, full stop included.
  return dir === 'rtl' && sentence !== '' && !rightToLeft.test(text) ? isolate(sentence) : sentence
}

/** Gives a text the direction of its first letter, independent of the text around it. */
function isolate(text: string): string {
  return `\u2068${text}\u2069`
}

function pluralForm(message: Message, locale: string, count: string | number | undefined): string {
  if (typeof message === 'string') return message
  return message[new Intl.PluralRules(toFormatLocale(locale)).select(Number(count ?? 0))] ?? message.other
}
