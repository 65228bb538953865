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
  // What `areDistinct` asks of every pair, gathered, so that thousands that wait are not compared with each other.
  const references = new Set<string>()
  const all = new MessageIds()
  const unnamed = new MessageIds()
  for (const event of events) {
    if (chosen.length >= most) return chosen
    const [first] = chosen
    const isNamed = event.references.length > 0
    const isOther =
      first === undefined ||
      (event.source === first.source &&
        !event.references.some((reference) => references.has(reference)) &&
        (isNamed ? unnamed : all).areOther(event.messageId))
    if (!isOther) continue
    chosen.push(event)
    for (const reference of event.references) references.add(reference)
    all.add(event.messageId)
    if (!isNamed) unnamed.add(event.messageId)
  }
  return chosen
}

/** The message ids of events. */
class MessageIds {
  #known = new Set<string>()
  #isAnyUnknown = false

  add(id: string | null): void {
    if (id === null) this.#isAnyUnknown = true
    else this.#known.add(id)
  }

  /** Whether all of them are provably another message's. */
  areOther(id: string | null): boolean {
    if (this.#isAnyUnknown) return false
    return this.#known.size === 0 || (id !== null && !this.#known.has(id))
  }
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
