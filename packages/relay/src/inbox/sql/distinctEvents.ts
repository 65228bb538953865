import type { EventRow } from '../../ledger/sql/index.ts'

/** What tells one event from another. */
export type EventIdentity = {
  source: string
  /** The references in it, the service's and what else it tells. */
  references: readonly string[]
  /** Of the message, where a repeat of it keeps the id. */
  messageId: string | null
}

/** Whether two events are provably about two things: by the service's reference, else by a message id that repeats keep. Bytes prove nothing. */
export function areDistinct(one: EventIdentity, other: EventIdentity): boolean {
  if (one.source !== other.source) return false
  if (one.references.some((reference) => other.references.includes(reference))) return false
  if (one.references.length > 0 && other.references.length > 0) return true
  return one.messageId !== null && other.messageId !== null && one.messageId !== other.messageId
}

/** Events of which each is provably another than all before it, so many at most. */
export function chooseDistinct<Event extends EventIdentity>(events: readonly Event[], most: number): Event[] {
  const chosen: Event[] = []
  for (const event of events) {
    if (chosen.length >= most) return chosen
    if (chosen.every((earlier) => areDistinct(earlier, event))) chosen.push(event)
  }
  return chosen
}

/** What of an event tells it from others. */
export function toEventIdentity({
  source,
  reference,
  service_reference,
  message_id,
}: EventRow): EventIdentity {
  const references = [reference, service_reference].filter((told) => told !== null)
  return { source, references, messageId: message_id }
}
