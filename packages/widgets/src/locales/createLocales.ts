import { importNamed } from '@onlend/core/import-named'
import type { Messages, WidgetMessages, Words } from '../words/Messages.ts'

type Part = () => Promise<{ words: Words }>
/** A language cut by widget: what each says at once, and what its later parts say. */
type CutLocale = { first: Readonly<Record<string, Part>>; later: Readonly<Record<string, Part>> }

type CreateLocalesParameters = {
  /** Every word of a language, by its code. */
  whole: Readonly<Record<string, Part>>
  /** The same words by widget; without it those of a widget are all. */
  cut?: Readonly<Record<string, () => Promise<{ parts: CutLocale }>>>
}

type Locales = {
  locales: readonly string[]
  loadMessages: (locale: string) => Promise<Messages>
  loadWords: (locale: string, ...widgets: string[]) => Promise<WidgetMessages>
}

/** Makes the languages of the kit, and what fetches their words, from the files of each. */
export function createLocales({ whole, cut = {} }: CreateLocalesParameters): Locales {
  const loadMessages = async (locale: string): Promise<Messages> => {
    const language = languageOf(locale)
    const fetchWords = findOwn(whole, language)
    return fetchWords ? { [language]: await importNamed(fetchWords, 'words') } : {}
  }

  const loadWords = async (locale: string, ...widgets: string[]): Promise<WidgetMessages> => {
    const language = languageOf(locale)
    const fetchParts = findOwn(cut, language)
    if (!fetchParts) return { messages: await loadMessages(locale), later: async () => ({}) }
    const parts = await importNamed(fetchParts, 'parts')
    const join = async (phase: CutLocale['first']) => {
      const words = await Promise.all(widgets.map((widget) => loadPart(phase, widget)))
      return { [language]: Object.assign({}, ...words) }
    }
    return { messages: await join(parts.first), later: () => join(parts.later) }
  }

  return { locales: ['en', ...Object.keys(whole)].sort(), loadMessages, loadWords }
}

function loadPart(phase: CutLocale['first'], widget: string): Promise<Words> {
  const fetchWords = findOwn(phase, widget)
  if (!fetchWords)
    throw new TypeError(`The kit has no widget "${widget}": name its entry, such as "withdraw-form".`)
  return importNamed(fetchWords, 'words')
}

function languageOf(locale: string): string {
  return locale.split('-')[0] ?? locale
}

function findOwn<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
