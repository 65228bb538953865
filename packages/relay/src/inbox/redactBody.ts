import { redact } from '@onlend/core/internal'
import { isRecord } from '../lib/isRecord.ts'
import { tryParseJson } from '../lib/tryParseJson.ts'
import { eventFields } from './eventFields.ts'

/** Levels that are read; no real body is deeper. */
const deepest = 64

const states: ReadonlySet<string> = new Set(eventFields.statuses)
const { ownReferences, serviceReferences, transactionReferences } = eventFields
const references: ReadonlySet<string> = new Set([
  ...ownReferences,
  ...serviceReferences,
  ...transactionReferences,
  'reference',
  'id',
])
const destinations: ReadonlySet<string> = new Set(eventFields.destinations)
const inners: ReadonlySet<string> = new Set(eventFields.inners)

/**
 * The body of a webhook with identity, account and phone numbers blanked. References, states and the last four digits of an account stay: by them
 * an operator finds the operation that the webhook is about. What is not JSON is blanked whole, and so is what is nested without
 * end: a sender must not be able to exhaust the stack of a request or a sweep that reads the inbox.
 */
export function redactBody(body: string): string {
  const parsed = tryParseJson(body)
  if (parsed === undefined) return '[not JSON]'
  return isShallow(parsed)
    ? JSON.stringify(withTraces(redact(parsed), parsed, 'envelope'))
    : '[nested too deeply]'
}

/** Puts back into a blanked value what an operator may see of the whole one. */
function withTraces(blanked: unknown, whole: unknown, place: Place): unknown {
  if (Array.isArray(blanked) && Array.isArray(whole))
    return blanked.map((item, at) => withTraces(item, whole[at], place))
  if (!isRecord(blanked) || !isRecord(whole)) return blanked
  return Object.fromEntries(
    Object.entries(blanked).map(([name, value]) => [
      name,
      readTrace(name, whole[name], place) ?? withTraces(value, whole[name], toPlace(place, name)),
    ]),
  )
}

/** Where a field stands: the parser reads the envelope and what is in it, and nothing deeper. */
type Place = 'envelope' | 'event' | 'deeper'

function toPlace(place: Place, name: string): Place {
  return place === 'envelope' && inners.has(name) ? 'event' : 'deeper'
}

/** What may be seen of a field: `null` where it is none of the fields that lead to an operation, or says too much. */
function readTrace(name: string, value: unknown, place: Place): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const text = String(value)
  // Deeper, an id may be that of a passport, and a state a part of an address.
  const isRead = place !== 'deeper'
  if (states.has(name)) return isRead && /^[\w .-]{1,40}$/.test(text) ? text : null
  const isReference = references.has(name)
  if (!isReference && !destinations.has(name)) return null
  // A number alone may be an account, a phone or an identity under another name.
  const isNumber = /^[+\d\s()-]*$/.test(text)
  if (isReference && isRead && !isNumber) return /^[\w./:-]{1,100}$/.test(text) ? text : null
  return text.length > 6 ? `••••${text.slice(-4)}` : null
}

function isShallow(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; depth < deepest && level.length > 0; depth += 1) level = level.flatMap(getChildren)
  return level.length === 0
}

function getChildren(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : []
}
