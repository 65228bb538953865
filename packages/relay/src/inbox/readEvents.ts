import { toSeenText } from '@onlend/core/internal'
import { isSettledByEvent } from '@onlend/core/operations'
import { isRecord } from '../lib/isRecord.ts'
import type { WebhookEvent } from './WebhookEvent.ts'

/** The most characters of an id, a reference or an amount; a longer message is cut. */
const longest = 500

/** Checks the result of a parser, which a host can write without types; `null` for a result that is not a valid list of events. */
export function readEvents(found: unknown): WebhookEvent[] | null {
  if (!Array.isArray(found)) return null
  const events = found.map(readEvent)
  return events.every((event) => event !== null) ? events : null
}

function readEvent(event: unknown): WebhookEvent | null {
  if (!isRecord(event)) return null
  const { kind, outcome } = event
  if (typeof kind !== 'string' || !isSettledByEvent(kind)) return null
  if (outcome !== 'succeeded' && outcome !== 'failed' && outcome !== 'reversed') return null
  const read = {
    kind,
    outcome,
    customerPartnerId: readText(event.customerPartnerId),
    reference: readText(event.reference),
    serviceReference: readText(event.serviceReference),
    transactionReference: readText(event.transactionReference),
    amount: readText(typeof event.amount === 'number' ? String(event.amount) : event.amount),
    destination: readText(event.destination),
    message: typeof event.message === 'string' ? toSeenText(event.message.slice(0, longest)) || null : null,
  } as const
  const { customerPartnerId, reference, serviceReference, transactionReference, amount, destination } = read
  const texts = [customerPartnerId, reference, serviceReference, transactionReference, amount, destination]
  const isWhole = texts.every((text) => text !== undefined)
  // The cast follows the check above: no field is undefined any more.
  return isWhole ? (read as WebhookEvent) : null
}

/** Returns `undefined` for a value that is no text. A number is no text: JSON parsing could have rounded a long id to another one. */
function readText(value: unknown): string | null | undefined {
  if (value === null || value === undefined) return null
  return typeof value === 'string' && value.length <= longest ? value : undefined
}
