import type { EventRow } from '../../ledger/sql/index.ts'

/** The facts that distinguish one event from another. */
export type EventIdentity = {
  source: string
  /** All references in the event, the service's own included. */
  references: readonly string[]
  /** The id of the message, where a repeat keeps the id. */
  messageId: string | null
}

/** Whether two events are provably about two payments: by their references, else by a message id that repeats keep. Bytes prove nothing. */
export function areDistinct(one: EventIdentity, other: EventIdentity): boolean {
  if (one.source !== other.source) return false
  if (one.references.some((reference) => other.references.includes(reference))) return false
  if (one.references.length > 0 && other.references.length > 0) return true
  return one.messageId !== null && other.messageId !== null && one.messageId !== other.messageId
}

/** Chooses events, each provably distinct from all before it, at most `most`. */
export function chooseDistinct<Event extends EventIdentity>(events: readonly Event[], most: number): Event[] {
  const chosen: Event[] = []
  // The facts that `areDistinct` compares, gathered, so that thousands of waiting events need no comparison in pairs.
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

  /** Whether all known ids are provably of other messages. */
  areOther(id: string | null): boolean {
    if (this.#isAnyUnknown) return false
    return this.#known.size === 0 || (id !== null && !this.#known.has(id))
  }
}

/** The identity of an event row. */
export function toEventIdentity({
  source,
  reference,
  service_reference,
  message_id,
}: EventRow): EventIdentity {
  const references = [reference, service_reference].filter((name) => name !== null)
  return { source, references, messageId: message_id }
}
