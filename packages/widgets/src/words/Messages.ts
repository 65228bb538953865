import type { en } from '../en.ts'
import type { bulkPrefixes } from './bulkPrefixes.ts'

/** One sentence: text with `{name}` places, or its plural forms, of which `other` always exists. */
export type Message =
  | string
  | ({ other: string } & Partial<Record<'zero' | 'one' | 'two' | 'few' | 'many', string>>)

/** A catalogue: sentences by key. */
export type Words = Readonly<Record<string, Message>>

/** The key of any sentence that a widget shows. */
export type MessageKey = keyof typeof en | `${(typeof bulkPrefixes)[number]}.${string}`

/** Sentences by locale and key: `{ fr: { 'withdraw.review': 'Vérifier' } }`. */
export type Messages = Readonly<Record<string, Readonly<Partial<Record<MessageKey, Message>>>>>
