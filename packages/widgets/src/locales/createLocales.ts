import { toSoundLocale } from '@onlend/core/internal'
import { importNamed } from '@onlend/core/import-named'
import { catalogueId, pluralForms } from './cutFormat.ts'
import type {
  Dictionary,
  Message,
  Messages,
  SpokenMessages,
  WidgetMessages,
  Words,
} from '../words/Messages.ts'

/**
 * The sentences of a language without their keys: for each English catalogue, by its id, one in every place that the catalogue has a key, empty
 * where it is not said here. `|` stands between two sentences, `~` between the plural forms of one.
 */
export type CutWords = Readonly<Record<string, string>>

type Part = () => Promise<{ words: CutWords }>
/** A language cut by widget: what each says at once, and what its later parts say. */
type CutLocale = { first: Readonly<Record<string, Part>>; later: Readonly<Record<string, Part>> }

type CreateLocalesParameters = {
  /** Every word of a language, by its code. */
  whole: Readonly<Record<string, () => Promise<{ words: Words }>>>
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
    const language = getLanguage(locale)
    const fetchWords = findOwn(whole, language)
    return fetchWords ? { [language]: await importNamed(fetchWords, 'words') } : {}
  }

  const loadWords = async (locale: string, ...widgets: string[]): Promise<WidgetMessages> => {
    const language = getLanguage(locale)
    const fetchParts = findOwn(cut, language)
    if (!fetchParts) return { messages: await loadMessages(locale), later: async () => ({}) }
    const parts = await importNamed(fetchParts, 'parts')
    const join = async (phase: CutLocale['first']): Promise<SpokenMessages> => {
      return { [language]: openWords(await Promise.all(widgets.map((widget) => loadPart(phase, widget)))) }
    }
    return {
      messages: await join(parts.first),
      later: () => join(parts.later),
      widgets,
      more: (...others) => loadWords(locale, ...others),
    }
  }

  return { locales: ['en', ...Object.keys(whole)].sort(), loadMessages, loadWords }
}

function loadPart(phase: CutLocale['first'], widget: string): Promise<CutWords> {
  const fetchWords = findOwn(phase, widget)
  if (!fetchWords)
    throw new TypeError(`The kit has no widget "${widget}": name its entry, such as "withdraw-form".`)
  return importNamed(fetchWords, 'words')
}

/** Gives the sentences of some widgets their keys back, one catalogue at a time, when the first of it is asked for. */
function openWords(parts: readonly CutWords[]): Dictionary {
  const opened = new WeakMap<Words, Map<string, Message>>()
  return (key, english) => {
    const known = opened.get(english) ?? openCatalogue(parts, Object.keys(english))
    opened.set(english, known)
    return known.get(key)
  }
}

function openCatalogue(parts: readonly CutWords[], keys: readonly string[]): Map<string, Message> {
  const known = new Map<string, Message>()
  // That of another version of the kit has another id: English is better than another sentence.
  const id = catalogueId(keys)
  for (const part of parts) {
    const sentences = part[id]?.split('|') ?? []
    keys.forEach((key, place) => {
      const sentence = sentences[place]
      if (sentence) known.set(key, openMessage(sentence))
    })
  }
  return known
}

function openMessage(sentence: string): Message {
  const [other = '', ...forms] = sentence.split('~')
  if (forms.length === 0) return other
  const said = forms.map((form, place) => [pluralForms[place + 1], form]).filter(([, form]) => form)
  return { other, ...Object.fromEntries(said) }
}

function getLanguage(locale: string): string {
  return toSoundLocale(locale)?.split('-')[0] ?? 'en'
}

function findOwn<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
