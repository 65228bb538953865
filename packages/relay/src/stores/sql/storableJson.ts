import { isRecord } from '../../lib/isRecord.ts'
import { storableText } from './storableText.ts'

/** A value as JSON that PostgreSQL can hold: its texts and keys as `storableText` says, since the database reads escapes too. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner === 'string') return storableText(inner)
    if (!isRecord(inner)) return inner
    return Object.fromEntries(Object.entries(inner).map(([key, member]) => [storableText(key), member]))
  })
}
