import type { Owner } from '../../database/Owner.ts'
import type { Queryable } from '../../database/Database.ts'
import { markAmbiguous } from './markAmbiguous.ts'
import { markMatched } from './markMatched.ts'
import { type FactsGroup, type ReadTarget, readTargets } from './readTargets.ts'
import { type WaitingEvent, readWaiting } from './readWaiting.ts'
import { settleOperation, settleRow } from '../../ledger/sql/index.ts'
import { type EventMatch, matchEventsByFacts } from './matchEventsByFacts.ts'

type FactsOptions = {
  /** An event that is weighed however old it is, because it is read now. */
  eventId?: string | null
  now: number
}

/**
 * Weighs everything that is open about the same facts at once: settles what there is no doubt about, and writes down between which operations
 * there is no telling. The caller holds the owner's lock.
 *
 * @returns the ids of the operations that were settled.
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
  // Which of them each event is about is not known, only that they are about all of them.
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
    target.told = isOfSeveral ? events : [...target.told, ...events]
  }
}

type SettleTarget = { target: ReadTarget; event: WaitingEvent; isOfSeveral: boolean; now: number }

async function settleTarget(
  transaction: Queryable,
  owner: Owner,
  { target, event, isOfSeveral, now }: SettleTarget,
): Promise<void> {
  const { operation, row } = target
  // Which of them has this reference is not known: a later event that names it must not find the wrong one.
  const told = isOfSeveral ? { ...event.row, reference: null, service_reference: null } : event.row
  if (row) await settleRow(transaction, owner, { row, event: told, matched: 'reference', now })
  else await settleOperation(transaction, operation, told, { matched: 'facts', now })
}
