import { areDistinct, type EventIdentity, chooseDistinct } from './distinctEvents.ts'

/** An event that nothing was found for by a reference. */
export type OpenEvent = EventIdentity & {
  id: string
  outcome: 'succeeded' | 'failed'
  receivedAt: number
  /** What was asked for before this moment is not looked at. */
  from: number
  /** What was settled before this moment is not what it says again. */
  repeatsFrom: number
  destinationHash: string | null
  destinationEnd: string | null
  amount: string | null
  /** Keys of what it could be about at the last matching, where that was several. */
  candidates: readonly string[]
}

/** A withdrawal, or a row of a set, that such an event may be about. */
export type Target = {
  key: string
  state: 'open' | 'stale' | 'succeeded' | 'failed' | 'rejected'
  createdAt: number
  settledAt: number | null
  destinationHash: string | null
  destinationEnd: string | null
  amount: string | null
  /** The service's own reference of it. */
  reference: string | null
  /** The events that settled it, or one of those that it was settled with. */
  told: readonly EventIdentity[]
}

/** Events that settle targets: as many of the one as of the other, in order. `isRepeat`: the event was heard before and changes nothing. */
export type EventMatch<Event, Candidate> = { events: Event[]; targets: Candidate[]; isRepeat: boolean }

type Candidates<Candidate> = ReadonlyMap<string, readonly Candidate[]>

/**
 * Finds what events settle that tell facts and no reference of ours. A set of events that are provably different settles a set of targets when
 * there are as many of one as of the other, none of the events can be about anything else, and all say the same; one and one is the usual case.
 * Everything else settles nothing.
 *
 * @param targets What the events may be about, oldest first.
 * @param events Oldest first.
 * @returns `match`: what is settled next, after which all is to be matched again; `candidates`: what each event may be about.
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
    // One that waits for too long is not found by its facts; but where there was no telling, it stays one of those.
    return target.createdAt >= event.from && (target.state === 'open' || counted.has(target.key))
  }
  // A refusal is the service's own word that nothing was begun.
  if (target.state === 'rejected' || (target.settledAt ?? 0) < event.repeatsFrom) return false
  // Already settled: it is this event's only where it may have been this event that settled it.
  const { reference, told } = target
  if (reference !== null && event.references.length > 0) return event.references.includes(reference)
  return told.length === 0 || told.some((earlier) => !areDistinct(event, earlier))
}

function differ(event: OpenEvent, target: Target): boolean {
  const names = ['amount', 'destinationHash', 'destinationEnd'] as const
  return names.some((name) => event[name] !== null && target[name] !== null && event[name] !== target[name])
}

/** An event that was heard before, about whichever of what is settled: it says what they all became. */
function findRepeat<Event extends OpenEvent, Candidate extends Target>(
  events: readonly Event[],
  candidates: Candidates<Candidate>,
): EventMatch<Event, Candidate> | null {
  for (const event of events) {
    const [first, ...rest] = candidates.get(event.id) ?? []
    if (!first || [first, ...rest].some(({ state }) => state !== event.outcome)) continue
    const { references } = event
    const isKnown = [first, ...rest].some(({ told }) =>
      told.some((earlier) => references.some((reference) => earlier.references.includes(reference))),
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
    // An old one is settled along with others only.
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
