import { toSeenTexts } from '@onlend/core/internal'
import { readJson } from './readJson.ts'

/** Reads the JSON object of a relay route's body, without hidden characters in its texts; `null` for another body. */
export function readRecord(body: unknown): Record<string, unknown> | null {
  const value = typeof body === 'string' ? toSeenTexts(readJson(body)) : undefined
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
  // The cast follows from the check above.
  return isRecord ? (value as Record<string, unknown>) : null
}
