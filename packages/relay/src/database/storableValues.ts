import { isRecord } from '../lib/isRecord.ts'

/** Halves of surrogate pairs; with the `u` flag, whole pairs are one character of another class. */
const halves = /\p{Surrogate}/gu

/**
 * Text as PostgreSQL can hold it: U+FFFD stands for every NUL and for every half of a surrogate pair. Replaced and not left out, so that no
 * id becomes another existing one.
 */
export function storableText(text: string): string {
  return text.replaceAll('\0', '\ufffd').replace(halves, '\ufffd')
}

/** A value as JSON that PostgreSQL can hold: its texts and keys as `storableText` says, since the database reads escapes too. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner === 'string') return storableText(inner)
    if (!isRecord(inner)) return inner
    return Object.fromEntries(Object.entries(inner).map(([key, member]) => [storableText(key), member]))
  })
}
