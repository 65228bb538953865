import { toSeenTexts } from '@onlend/core/internal'
import { readJson } from './readJson.ts'

/** The JSON object that one of the relay's own routes takes, without hidden characters in its texts; `null` for anything else. */
export function readRecord(body: unknown): Record<string, unknown> | null {
  const value = typeof body === 'string' ? toSeenTexts(readJson(body)) : undefined
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
  // The cast states what has just been found.
  return isRecord ? (value as Record<string, unknown>) : null
}
