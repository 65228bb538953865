import { redact } from '@onlend/core/internal'
import { isRecord } from '../lib/isRecord.ts'
import { tryParseJson } from '../lib/tryParseJson.ts'
import { eventFields } from './eventFields.ts'

/** The most levels of a body; no real body is deeper. */
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
 * Blanks identity, account and phone numbers in the body of a webhook. References, states and the last four digits of an account stay, so that
 * an operator finds the operation. A body that is not JSON or nested too deeply is blanked whole: a sender must not exhaust the stack of a
 * request or a sweep that reads the inbox.
 */
export function redactBody(body: string): string {
  const parsed = tryParseJson(body)
  if (parsed === undefined) return '[not JSON]'
  return isShallow(parsed)
    ? JSON.stringify(withTraces(redact(parsed), parsed, 'envelope'))
    : '[nested too deeply]'
}

/** Puts the traces that an operator may see back into a blanked value. */
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

/** The level of a field: the parser reads the envelope and the event in it, and nothing deeper. */
type Place = 'envelope' | 'event' | 'deeper'

function toPlace(place: Place, name: string): Place {
  return place === 'envelope' && inners.has(name) ? 'event' : 'deeper'
}

/** The visible trace of a field; `null` for a field that does not lead to an operation, or would reveal too much. */
function readTrace(name: string, value: unknown, place: Place): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const text = String(value)
  // On a deeper level, an id can be a passport's, and a state a part of an address.
  const isRead = place !== 'deeper'
  if (states.has(name)) return isRead && /^[\w .-]{1,40}$/.test(text) ? text : null
  const isReference = references.has(name)
  if (!isReference && !destinations.has(name)) return null
  // A number alone can be an account, phone or identity number under another name.
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
