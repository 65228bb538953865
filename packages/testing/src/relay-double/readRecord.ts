import { readJson } from './readJson.ts'

/** The JSON object that one of the relay's own routes takes; `null` for anything else. */
export function readRecord(body: unknown): Record<string, unknown> | null {
  const value = typeof body === 'string' ? readJson(body) : undefined
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
  // The cast states what has just been found.
  return isRecord ? (value as Record<string, unknown>) : null
}
