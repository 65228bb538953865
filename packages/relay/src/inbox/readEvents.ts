import { toSeenText } from '@onlend/core/internal'
import { isSettledByEvent } from '@onlend/core/operations'
import { isRecord } from '../lib/isRecord.ts'
import type { WebhookEvent } from './WebhookEvent.ts'

/** Characters of an id, a reference or an amount; a message is cut. */
const longest = 500

/** What a parser found, which a host may write without types; `null` when that is not a list of events, however little is wrong with it. */
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
  // The cast follows the check above: nothing is undefined any more.
  return isWhole ? (read as WebhookEvent) : null
}

/** `undefined` for what is no text. A number is none: one of many digits would have become another's id. */
function readText(value: unknown): string | null | undefined {
  if (value === null || value === undefined) return null
  return typeof value === 'string' && value.length <= longest ? value : undefined
}
