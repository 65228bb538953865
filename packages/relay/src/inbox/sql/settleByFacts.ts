import type { Owner } from '../../database/Owner.ts'
import type { Queryable } from '../../database/Database.ts'
import { markAmbiguous } from './markAmbiguous.ts'
import { markMatched } from './markMatched.ts'
import { type FactsGroup, type ReadTarget, readTargets } from './readTargets.ts'
import { type WaitingEvent, readWaiting } from './readWaiting.ts'
import { settleOperation, settleRow } from '../../ledger/sql/index.ts'
import { type EventMatch, matchEventsByFacts } from './matchEventsByFacts.ts'

type FactsOptions = {
  /** The event that is being read now: the matching includes it at any age. */
  eventId?: string | null
  now: number
}

/**
 * Matches all open events and targets of the same facts at once: settles the clear ones, and marks the others as ambiguous. The caller holds the
 * owner's lock.
 *
 * @returns the ids of the settled operations.
 */
export async function settleByFacts(
  transaction: Queryable,
  owner: Owner,
  group: FactsGroup,
  { eventId = null, now }: FactsOptions,
): Promise<string[]> {
  const targets = await readTargets(transaction, owner, group, now)
  const [oldest] = targets
  if (!oldest) return []
  let events = await readWaiting(transaction, owner, group, { since: oldest.createdAt, eventId, now })
  const settled = new Set<string>()
  for (;;) {
    const { match, candidates } = matchEventsByFacts(targets, events)
    if (!match) {
      await markAmbiguous(transaction, owner, { targets, events, candidates, now })
      return [...settled]
    }
    await settleMatch(transaction, owner, match, now)
    if (!match.isRepeat) for (const { operation } of match.targets) settled.add(operation.id)
    events = events.filter((event) => !match.events.includes(event))
  }
}

async function settleMatch(
  transaction: Queryable,
  owner: Owner,
  { events, targets, isRepeat }: EventMatch<WaitingEvent, ReadTarget>,
  now: number,
): Promise<void> {
  // The match of single events and targets is not known, only that the events are about all targets together.
  const isOfSeveral = targets.length > 1
  for (const [at, target] of targets.entries()) {
    const event = events[at]
    if (!event) continue
    if (!isRepeat) await settleTarget(transaction, owner, { target, event, isOfSeveral, now })
    const candidates = isOfSeveral ? targets.map(({ key }) => key) : null
    await markMatched(transaction, event.row, { operationId: target.operation.id, candidates })
  }
  if (isRepeat) return
  for (const target of targets) {
    target.state = events[0]?.outcome ?? target.state
    target.settledAt = now
    target.settlingEvents = isOfSeveral ? events : [...target.settlingEvents, ...events]
  }
}

type SettleTarget = { target: ReadTarget; event: WaitingEvent; isOfSeveral: boolean; now: number }

async function settleTarget(
  transaction: Queryable,
  owner: Owner,
  { target, event, isOfSeveral, now }: SettleTarget,
): Promise<void> {
  const { operation, row } = target
  // The owner of this reference among the targets is not known: a later event that names it must not find the wrong one.
  const settling = isOfSeveral ? { ...event.row, reference: null, service_reference: null } : event.row
  if (row) await settleRow(transaction, owner, { row, event: settling, matched: 'reference', now })
  else await settleOperation(transaction, operation, settling, { matched: 'facts', now })
}
