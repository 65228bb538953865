import type { InboxEvent } from '@onlend/core/relay'
import type { HeldEventFacts } from '../RelayDouble.ts'
import type { HeldEvent } from './HeldEvent.ts'

type ListParameters = {
  why?: string | undefined
  /** The place of the last event of the page before. */
  after?: string | undefined
  /** Lists only events that name one of these partners and can match one of their operations. @default every event */
  partnerIds?: readonly string[] | undefined
}

/** The inbox of a stand-in relay: the waiting and the dismissed events. */
export type Inbox = {
  add: (held: HeldEvent) => void
  /** Adds an event that a test made. */
  hold: (facts: HeldEventFacts, now: number) => void
  find: (id: string) => HeldEvent | null
  /** A page of events, oldest first, at most 200. */
  list: (parameters: ListParameters) => InboxEvent[]
  /** All open events. */
  open: () => HeldEvent[]
  /** Removes events that are tied to an operation. */
  remove: (ids: readonly string[]) => void
}

const pageSize = 200

/** Makes an empty inbox. */
export function createInbox(): Inbox {
  let events: HeldEvent[] = []
  const add = (held: HeldEvent) => {
    events = [...events, held].toSorted((one, other) => comparePlaces(one.event.place, other.event.place))
  }
  return {
    add,
    hold: (facts, now) => {
      const { receivedAt = new Date(now).toISOString() } = facts
      const place = `${Date.parse(receivedAt)}_${facts.id}`
      add({ event: { ...untold, ...facts, receivedAt, place }, destination: null, webhook: null })
    },
    find: (id) => events.find(({ event }) => event.id === id) ?? null,
    list: ({ why, after, partnerIds }) =>
      events
        .map(({ event }) => event)
        .filter(
          (event) =>
            isListed(event, why) &&
            (partnerIds === undefined || isAbout(event, partnerIds)) &&
            (after === undefined || comparePlaces(event.place, after) > 0),
        )
        .slice(0, pageSize),
    open: () => events.filter(({ event }) => event.dismissal === null),
    remove: (ids) => {
      events = events.filter(({ event }) => !ids.includes(event.id))
    },
  }
}

const untold = {
  ...{ source: 'service', signed: true, kind: null, outcome: null, customerPartnerId: null },
  ...{ reference: null, transactionReference: null, amount: null, destinationEnd: null, message: null },
  ...{ candidates: null, body: null, dismissal: null },
}

function isListed({ why, dismissal }: InboxEvent, wanted: string | undefined): boolean {
  if (wanted === 'dismissed') return dismissal !== null
  return dismissal === null && (why === 'unread') === (wanted === 'unread')
}

function isAbout({ customerPartnerId, why }: InboxEvent, partnerIds: readonly string[]): boolean {
  const isMatchable = why === 'unmatched' || why === 'ambiguous'
  return isMatchable && customerPartnerId !== null && partnerIds.includes(customerPartnerId)
}

/** Compares two places; a place is a time and an id: `1741079822000_evt_1`. */
function comparePlaces(one: string, other: string): number {
  const difference = Number.parseInt(one, 10) - Number.parseInt(other, 10)
  if (difference !== 0) return difference
  return one === other ? 0 : one < other ? -1 : 1
}
