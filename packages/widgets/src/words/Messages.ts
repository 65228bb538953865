import type { en } from '../en.ts'
import type { enBulk } from '../enBulk.ts'

/** One sentence: text with `{name}` places, or its plural forms, of which `other` always exists. */
export type Message =
  | string
  | ({ other: string } & Partial<Record<'zero' | 'one' | 'two' | 'few' | 'many', string>>)

/** A catalogue: sentences by key. */
export type Words = Readonly<Record<string, Message>>

/** The key of any sentence that a widget shows. */
export type MessageKey = keyof typeof en | keyof typeof enBulk

/** Sentences to use instead of the kit's own, by locale and key: `{ fr: { 'withdraw.review': 'Vérifier' } }`. */
export type Messages = Readonly<Record<string, Readonly<Partial<Record<MessageKey, Message>>>>>

/** Finds a sentence of one language by its key, and by the English catalogue that the key belongs to; `undefined` where it has none. */
export type Dictionary = (key: string, english: Words) => Message | undefined

/** Sentences by locale: by key, as `Messages` are, or to be looked up, as the kit's own words of some widgets are. */
export type SpokenMessages = Readonly<Record<string, Messages[string] | Dictionary>>

/** The kit's words for some widgets: those that are seen first, and the others, which are fetched with the first touch. */
export type WidgetMessages = {
  messages: SpokenMessages
  later: () => Promise<SpokenMessages>
  /** The names of their entries. */
  widgets?: readonly string[] | undefined
  /** Fetches the words of more widgets; without it they are not asked for. */
  more?: ((...widgets: string[]) => Promise<SpokenMessages | WidgetMessages>) | undefined
}
