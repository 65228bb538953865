import { areDistinct, type EventIdentity, chooseDistinct } from './distinctEvents.ts'

/** An open event without a known reference. */
export type OpenEvent = EventIdentity & {
  id: string
  outcome: 'succeeded' | 'failed'
  receivedAt: number
  /** The matching ignores operations from before this moment. */
  from: number
  /** The event cannot repeat the outcome of an operation that was settled before this moment. */
  repeatsFrom: number
  destinationHash: string | null
  mobileHash: string | null
  destinationEnd: string | null
  amount: string | null
  /** Keys of the candidates at the last matching, where there were several. */
  candidates: readonly string[]
}

/** A withdrawal, or a row of a set, that such an event can be about. */
export type Target = {
  key: string
  state: 'open' | 'stale' | 'succeeded' | 'failed' | 'rejected'
  createdAt: number
  settledAt: number | null
  destinationHash: string | null
  destinationEnd: string | null
  amount: string | null
  /** The service's own reference of the target. */
  reference: string | null
  /** The events that settled the target, or a target that was settled with it. */
  settlingEvents: readonly EventIdentity[]
}

/** Events that settle targets: as many events as targets, in order. `isRepeat`: the event repeats an earlier one and changes nothing. */
export type EventMatch<Event, Candidate> = { events: Event[]; targets: Candidate[]; isRepeat: boolean }

type Candidates<Candidate> = ReadonlyMap<string, readonly Candidate[]>

/**
 * Finds the targets that events without a known reference settle. A set of provably distinct events settles a set of targets when both have the
 * same size, no event can be about another target, and all events have the same outcome; usually it is one event and one target. Other events
 * settle nothing.
 *
 * @param targets The targets that the events can be about, oldest first.
 * @param events Oldest first.
 * @returns `match`: the next match, after which the caller must match all again; `candidates`: the targets that each event can be about.
 */
export function matchEventsByFacts<Event extends OpenEvent, Candidate extends Target>(
  targets: readonly Candidate[],
  events: readonly Event[],
): { match: EventMatch<Event, Candidate> | null; candidates: Candidates<Candidate> } {
  const counted = new Set(events.flatMap((event) => event.candidates))
  const candidates = new Map(
    events.map((event) => [event.id, targets.filter((target) => mayBeAbout(event, target, counted))]),
  )
  const match = findRepeat(events, candidates) ?? findSettlement(events, candidates)
  return { match, candidates }
}

function mayBeAbout(event: OpenEvent, target: Target, counted: ReadonlySet<string>): boolean {
  if (target.createdAt > event.receivedAt || differ(event, target)) return false
  if (target.state === 'open' || target.state === 'stale') {
    if (event.candidates.includes(target.key)) return true
    // A stale operation is no new candidate; but where it was one before, it stays one.
    return target.createdAt >= event.from && (target.state === 'open' || counted.has(target.key))
  }
  // A refusal of the service means that no payment began.
  if (target.state === 'rejected' || (target.settledAt ?? 0) < event.repeatsFrom) return false
  // A settled target fits only an event that may have settled it.
  const { reference, settlingEvents } = target
  if (reference !== null && event.references.length > 0) return event.references.includes(reference)
  return settlingEvents.length === 0 || settlingEvents.some((earlier) => !areDistinct(event, earlier))
}

function differ(event: OpenEvent, target: Target): boolean {
  const names = ['amount', 'destinationHash', 'destinationEnd'] as const
  return names.some(
    (name) =>
      event[name] !== null &&
      target[name] !== null &&
      event[name] !== target[name] &&
      !(name === 'destinationHash' && event.mobileHash === target[name]),
  )
}

/** Finds an event that repeats: all its candidates are settled with its outcome. */
function findRepeat<Event extends OpenEvent, Candidate extends Target>(
  events: readonly Event[],
  candidates: Candidates<Candidate>,
): EventMatch<Event, Candidate> | null {
  for (const event of events) {
    const [first, ...rest] = candidates.get(event.id) ?? []
    if (!first || [first, ...rest].some(({ state }) => state !== event.outcome)) continue
    const { references } = event
    const isKnown = [first, ...rest].some(({ settlingEvents }) =>
      settlingEvents.some((earlier) =>
        references.some((reference) => earlier.references.includes(reference)),
      ),
    )
    if (references.length === 0 || isKnown) return { events: [event], targets: [first], isRepeat: true }
  }
  return null
}

function findSettlement<Event extends OpenEvent, Candidate extends Target>(
  events: readonly Event[],
  candidates: Candidates<Candidate>,
): EventMatch<Event, Candidate> | null {
  const tried = new Set<string>()
  for (const event of events) {
    const targets = candidates.get(event.id) ?? []
    const name = targets.map(({ key }) => key).join('\n')
    if (tried.has(name) || !targets.every(({ state }) => state === 'open' || state === 'stale')) continue
    tried.add(name)
    // A stale target settles only together with others.
    if (targets.length === 0 || (targets.length === 1 && targets[0]?.state === 'stale')) continue
    const within = events.filter(({ id }) => {
      const own = candidates.get(id) ?? []
      return own.length > 0 && own.every((target) => targets.includes(target))
    })
    const distinct = chooseDistinct(within, targets.length + 1)
    if (distinct.length !== targets.length) continue
    const saying = targets.length === 1 ? distinct : within
    if (saying.some(({ outcome }) => outcome !== distinct[0]?.outcome)) continue
    return { events: distinct, targets: [...targets], isRepeat: false }
  }
  return null
}
