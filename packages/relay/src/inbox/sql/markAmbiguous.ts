import type { Owner } from '../../database/Owner.ts'
import type { OperationRecord } from '../../ledger/index.ts'
import type { Queryable } from '../../database/Database.ts'
import { appendChangeEvent } from '../../changes/sql/appendChangeEvent.ts'
import { ownerValues } from '../../database/ownerValues.ts'
import type { ReadTarget } from './readTargets.ts'
import type { WaitingEvent } from './readWaiting.ts'
import { chooseDistinct } from './distinctEvents.ts'

type Ambiguous = NonNullable<OperationRecord['ambiguous']>

type MatchCandidates = {
  targets: readonly ReadTarget[]
  /** The open events. */
  events: readonly WaitingEvent[]
  candidates: ReadonlyMap<string, readonly ReadTarget[]>
  now: number
}

/**
 * Writes the candidates of each ambiguous event to the event, and the numbers of candidates and outcomes to each of these operations; removes
 * marks that are no longer true. Writes nothing where nothing changed.
 */
export async function markAmbiguous(
  transaction: Queryable,
  owner: Owner,
  { targets, events, candidates, now }: MatchCandidates,
): Promise<void> {
  const unclear: WaitingEvent[] = []
  for (const event of events) {
    const keys = (candidates.get(event.id) ?? []).map(({ key }) => key)
    const several = keys.length > 1 ? keys : []
    if (several.length > 0) unclear.push(event)
    if (several.join('\n') === event.candidates.join('\n')) continue
    await transaction.query('update onlend_events set candidates = $2::jsonb where id = $1', [
      event.id,
      several.length > 0 ? JSON.stringify(several) : null,
    ])
  }
  const marks = new Map<string, Ambiguous>()
  for (const set of joinSets(unclear.map((event) => candidates.get(event.id) ?? []))) {
    const about = unclear.filter((event) =>
      (candidates.get(event.id) ?? []).some((target) => set.has(target)),
    )
    const said = { succeeded: countDistinct(about, 'succeeded'), failed: countDistinct(about, 'failed') }
    for (const target of set) {
      // An operation's own outcome is not news about it.
      const ambiguous = { candidates: set.size, ...said }
      if (target.state === 'succeeded' || target.state === 'failed') ambiguous[target.state] = 0
      if (ambiguous.succeeded + ambiguous.failed > 0) marks.set(target.operation.id, ambiguous)
    }
  }
  for (const { operation, row } of targets) {
    const group = row?.reference ?? ''
    const { ambiguous: earlier } = operation
    // A set can be ambiguous about another row too: the mark holds one at a time.
    if (earlier && (earlier.group ?? '') !== group) continue
    const ambiguous = marks.get(operation.id) ?? null
    const isSame =
      earlier?.candidates === ambiguous?.candidates &&
      earlier?.succeeded === ambiguous?.succeeded &&
      earlier?.failed === ambiguous?.failed
    if (isSame) continue
    operation.ambiguous = ambiguous && { ...ambiguous, group }
    await transaction.query(
      `update onlend_operations set ambiguous = $5::jsonb, updated_at = $6
      where environment = $1 and owner_kind = $2 and owner_id = $3 and id = $4`,
      [...ownerValues(owner), operation.id, ambiguous && JSON.stringify({ ...ambiguous, group }), now],
    )
    await appendChangeEvent(transaction, owner, { operationId: operation.id, kind: operation.kind, now })
  }
}

/** The number of distinct events with an outcome. */
function countDistinct(events: readonly WaitingEvent[], outcome: WaitingEvent['outcome']): number {
  const saying = events.filter((event) => event.outcome === outcome)
  return chooseDistinct(saying, saying.length).length
}

/** Joins lists that have a target in common. */
function joinSets(lists: readonly (readonly ReadTarget[])[]): Set<ReadTarget>[] {
  let joined: Set<ReadTarget>[] = []
  for (const list of lists) {
    const common = joined.filter((set) => list.some((target) => set.has(target)))
    const whole = new Set([...list, ...common.flatMap((set) => [...set])])
    joined = [...joined.filter((set) => !common.includes(set)), whole]
  }
  return joined
}
