import type { en } from '../en.ts'

/** One sentence: text with `{name}` places, or its plural forms, of which `other` always exists. */
export type Message =
  | string
  | ({ other: string } & Partial<Record<'zero' | 'one' | 'two' | 'few' | 'many', string>>)

/** A catalogue: sentences by key. */
export type Words = Readonly<Record<string, Message>>

/** The key of any sentence that a widget shows. */
export type MessageKey = keyof typeof en

/** Sentences to use instead of the kit's own, by locale and key: `{ fr: { 'withdraw.review': 'Vérifier' } }`. */
export type Messages = Readonly<Record<string, Readonly<Partial<Record<MessageKey, Message>>>>>

/** The kit's words for some widgets: those that are seen first, and the others, which are fetched with the first touch. */
export type WidgetMessages = {
  messages: Messages
  later: () => Promise<Messages>
  /** The names of their entries. */
  widgets?: readonly string[] | undefined
  /** Fetches the words of more widgets; without it they are not asked for. */
  more?: ((...widgets: string[]) => Promise<Messages | WidgetMessages>) | undefined
}
