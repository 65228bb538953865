import type { Owner } from '../../database/Owner.ts'
import type { Queryable } from '../../database/Database.ts'
import {
  eventConditions,
  type EventRow,
  listForgottenReferences,
  type SetRowRecord,
  type SettledRow,
} from '../../ledger/sql/index.ts'
import { ownerValues } from '../../database/ownerValues.ts'
import { toEventIdentity } from './distinctEvents.ts'

type Judged = {
  /** The plain events before `weighed`: each is about one awaited row, and no other open event is about that row. */
  settled: SettledRow[]
  /** The first event that needs more checks. */
  weighed: EventRow | null
  /** The events after `weighed`. */
  left: EventRow[]
}

type FoundRow = SetRowRecord & { created_at: number | string; is_unclear: boolean }
type NamedOperation = {
  id: string
  reference: string
  service_reference: string | null
  state: string
  since: number | string
}
type Facts = {
  rows: ReadonlyMap<string, FoundRow[]>
  open: ReadonlyMap<string, string[]>
  named: readonly NamedOperation[]
  forgotten: ReadonlySet<string>
}

/**
 * Judges open events about rows of sets, in order and by few statements, up to the first event that needs more checks than its one row. Skips an event that
 * fits no row and names no operation: it stays open, as `matchEvent` would leave it.
 */
export async function judgeRowEvents(
  transaction: Queryable,
  owner: Owner,
  events: readonly EventRow[],
): Promise<Judged> {
  const facts = new Map<string, Facts>()
  for (const kind of new Set(events.map((event) => event.kind)))
    facts.set(
      kind,
      await readFacts(
        transaction,
        owner,
        events.filter((event) => event.kind === kind),
      ),
    )
  const settled: SettledRow[] = []
  for (const [at, event] of events.entries()) {
    const known = facts.get(event.kind)
    const outcome = known ? judge(event, known) : 'weigh'
    if (outcome === 'weigh') return { settled, weighed: event, left: events.slice(at + 1) }
    if (outcome !== 'leave') settled.push({ row: outcome, event })
  }
  return { settled, weighed: null, left: [] }
}

function judge(event: EventRow, { rows, open, named, forgotten }: Facts): FoundRow | 'leave' | 'weigh' {
  const { references } = toEventIdentity(event)
  const name = event.transaction_reference ?? ''
  const waiting = open.get(name) ?? []
  // Another match has settled this event meanwhile.
  if (!waiting.includes(event.id)) return 'leave'
  const about = named.filter(({ id, reference, service_reference: own }) =>
    references.some((name) => name === id || name === reference || name === own),
  )
  if (references.some((reference) => forgotten.has(reference))) return 'weigh'
  const all = rows.get(name) ?? []
  if (about.length === 0 && !all.some((row) => fits(event, row))) return 'leave'
  const [row] = all
  const isAlone = row !== undefined && all.length === 1 && waiting.length === 1
  if (!isAlone || !fits(event, row) || row.state !== 'awaited' || row.service_reference !== null)
    return 'weigh'
  if (row.is_unclear || !about.every((operation) => isNamed(event, row, operation))) return 'weigh'
  return row
}

function fits(event: EventRow, row: FoundRow): boolean {
  const isEqual = row.amount === null || event.amount === null || row.amount === event.amount
  return isEqual && Number(row.created_at) <= Number(event.received_at)
}

/** Whether an operation that an event names is the set of the row, and was sent before the event came. */
function isNamed(event: EventRow, row: FoundRow, { id, reference, state, since }: NamedOperation): boolean {
  const { references } = toEventIdentity(event)
  const isByName = references.includes(id) || references.includes(reference)
  const isSent = state !== 'awaiting_approval' && Number(since) <= Number(event.received_at)
  return id === row.operation_id && isByName && isSent
}

async function readFacts(transaction: Queryable, owner: Owner, events: readonly EventRow[]): Promise<Facts> {
  const kind = events[0]?.kind
  const names = events.map((event) => event.transaction_reference ?? '')
  const rows = await transaction.query<FoundRow>(
    `select r.operation_id, r.position, r.reference, r.amount, r.state, r.service_reference, r.created_at, o.ambiguous is not null as is_unclear
    from onlend_operation_rows r join onlend_operations o using (environment, owner_kind, owner_id)
    where o.id = r.operation_id and r.environment = $1 and r.owner_kind = $2 and r.owner_id = $3
      and r.kind = $4 and r.reference = any ($5::text[]) and o.state <> 'rejected'`,
    [...ownerValues(owner), kind, names],
  )
  const open = await transaction.query<{ id: string; transaction_reference: string }>(
    `select id, transaction_reference from onlend_events
    where ${eventConditions.isOfOwner} and state = 'unmatched' and kind = $3 and transaction_reference = any ($4::text[])`,
    [owner.environment, owner.id, kind, names],
  )
  const references = [...new Set(events.flatMap((event) => toEventIdentity(event).references))]
  const named = await transaction.query<NamedOperation>(
    `select id, reference, service_reference, state, coalesce(released_at, created_at) as since from onlend_operations
    where environment = $1 and owner_kind = $2 and owner_id = $3
      and (id = any ($4::text[]) or reference = any ($4::text[]) or service_reference = any ($4::text[]))`,
    [...ownerValues(owner), references],
  )
  return {
    rows: groupBy(rows, ({ reference }) => reference),
    open: new Map(
      [...groupBy(open, ({ transaction_reference }) => transaction_reference)].map(([name, found]) => [
        name,
        found.map(({ id }) => id),
      ]),
    ),
    named,
    forgotten: new Set(await listForgottenReferences(transaction, owner, references)),
  }
}

function groupBy<Value>(values: readonly Value[], toKey: (value: Value) => string): Map<string, Value[]> {
  const groups = new Map<string, Value[]>()
  for (const value of values) groups.set(toKey(value), [...(groups.get(toKey(value)) ?? []), value])
  return groups
}
