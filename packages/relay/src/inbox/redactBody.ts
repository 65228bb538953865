import { redact } from '@onlend/core/internal'
import { tryParseJson } from '../lib/tryParseJson.ts'

/** Levels that are read; no real body is deeper. */
const deepest = 64

/**
 * The body of a webhook with identity, account and phone numbers blanked. What is not JSON is blanked whole, and so is what is nested without
 * end: a sender must not be able to exhaust the stack of a request or a sweep that reads the inbox.
 */
export function redactBody(body: string): string {
  const parsed = tryParseJson(body)
  if (parsed === undefined) return '[not JSON]'
  return isShallow(parsed) ? JSON.stringify(redact(parsed)) : '[nested too deeply]'
}

function isShallow(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; depth < deepest && level.length > 0; depth += 1) level = level.flatMap(getChildren)
  return level.length === 0
}

function getChildren(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : []
}
