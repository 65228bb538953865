import { type Amount, addAmounts, compareAmounts } from '@onlend/core'
import type { WriteName } from '@onlend/core/internal'
import type { OperationKey } from '../OperationRecord.ts'
import type { DaySumsQuestion, PaidDestination } from '../OperationStore.ts'
import type { SpendingCheck, SpendingLimitFacts, SpendingRefusal } from '../spending/SpendingCheck.ts'
import type { Queryable } from '../../database/Database.ts'
import { ownerValues } from '../../database/ownerValues.ts'

type CheckedOperation = OperationKey & {
  kind: WriteName
  /** Who asked for it. */
  actor: string
  check: SpendingCheck
  now: number
}

/** Any number: the first half of the locks of persons, whose second half is the hash of the person. */
const personLocks = 7_236_402

/** What counts: everything that may have moved money or may still do so. What conflicts with its own end may have moved it as well. */
const counts = "amount is not null and (state not in ('rejected', 'failed') or conflict)"

/** The day on which it counts is that of its approval, where it needed one. */
const countedAt = 'coalesce(released_at, created_at)'

/**
 * Looks whether an operation keeps the rules, among everything that the ledger has. The caller holds the owner's lock; the person's is taken here and kept
 * until the transaction ends, so that two operations at once are counted one after the other.
 */
export async function checkSpending(
  transaction: Queryable,
  operation: CheckedOperation,
): Promise<SpendingRefusal | null> {
  const { check } = operation
  const { currency, amount, perOperation } = check
  if (perOperation !== null && compareAmounts(amount, perOperation) > 0)
    return exceeded({ control: 'operation', limit: perOperation, used: null, currency, until: null })
  return (
    (await checkPerson(transaction, operation)) ??
    (await checkPartner(transaction, operation)) ??
    (await checkDestination(transaction, operation)) ??
    (check.stepUp === 'required' ? { code: 'step_up_required' } : null)
  )
}

async function checkPerson(
  transaction: Queryable,
  { owner, id, kind, actor, check }: CheckedOperation,
): Promise<SpendingRefusal | null> {
  if (check.perPersonAndDay === null) return null
  await transaction.query('select pg_advisory_xact_lock($1, hashtext($2))', [
    personLocks,
    `${owner.environment}/${actor}`,
  ])
  const asked = { owner, kind, currency: check.currency, from: check.day.from }
  const used = await sumOfPerson(transaction, { ...asked, actor, besides: id })
  return compare('personDay', { limit: check.perPersonAndDay, used, check })
}

async function checkPartner(
  transaction: Queryable,
  { owner, id, kind, check }: CheckedOperation,
): Promise<SpendingRefusal | null> {
  if (check.perPartnerAndDay === null) return null
  const asked = { owner, kind, currency: check.currency, from: check.day.from }
  const used = await sumOfPartner(transaction, { ...asked, besides: id })
  return compare('partnerDay', { limit: check.perPartnerAndDay, used, check })
}

/** Reads how much of the day a person and a partner have used; operations that wait or whose outcome is not known count. */
export async function readDaySums(
  database: Queryable,
  asked: DaySumsQuestion,
): Promise<{ person: Amount; partner: Amount }> {
  const [person, partner] = [await sumOfPerson(database, asked), await sumOfPartner(database, asked)]
  return { person, partner }
}

/** `besides` is the id of the operation that is asked for, which is not counted. */
type DayQuestion = Omit<DaySumsQuestion, 'actor'> & { besides?: string }

function sumOfPerson(
  database: Queryable,
  { owner, kind, currency, from, actor, besides = '' }: DaySumsQuestion & { besides?: string },
): Promise<Amount> {
  return sum(
    database,
    `select sum(greatest(amount::numeric, 0))::text as used from onlend_operations
    where environment = $1 and actor = $4 and kind = $5 and ${countedAt} >= $6 and ${counts}
      and (currency is null or currency = $7) and not (owner_kind = $2 and owner_id = $3 and id = $8)`,
    [...ownerValues(owner), actor, kind, from, currency, besides],
  )
}

function sumOfPartner(
  database: Queryable,
  { owner, kind, currency, from, besides = '' }: DayQuestion,
): Promise<Amount> {
  return sum(
    database,
    `select sum(greatest(amount::numeric, 0))::text as used from onlend_operations
    where environment = $1 and owner_kind = $2 and owner_id = $3 and kind = $4 and ${countedAt} >= $5 and ${counts}
      and (currency is null or currency = $6) and id <> $7`,
    [...ownerValues(owner), kind, from, currency, besides],
  )
}

async function sum(transaction: Queryable, sql: string, parameters: readonly unknown[]): Promise<Amount> {
  const [row] = await transaction.query<{ used: Amount | null }>(sql, parameters)
  return row?.used ?? '0'
}

type Compared = { limit: Amount; used: Amount; check: SpendingCheck }

function compare(
  control: 'personDay' | 'partnerDay',
  { limit, used, check }: Compared,
): SpendingRefusal | null {
  if (compareAmounts(addAmounts(used, check.amount), limit) <= 0) return null
  // An amount above the limit never passes, on whatever day.
  const until = compareAmounts(check.amount, limit) > 0 ? null : check.day.until
  return exceeded({ control, limit, used, currency: check.currency, until })
}

function exceeded(limit: SpendingLimitFacts): SpendingRefusal {
  return { code: 'limit_exceeded', limit }
}

/** Whether an accepted or succeeded operation of the partner has gone to an account or number, at this bank or operator. */
export async function hasPaid(
  database: Queryable,
  { owner, kind, accountHash, method, institution }: Pick<DayQuestion, 'owner' | 'kind'> & PaidDestination,
): Promise<boolean> {
  const known = await database.query(
    `select 1 as one from onlend_operations
    where environment = $1 and owner_kind = $2 and owner_id = $3 and kind = $4 and destination_hash = $5
      and summary ->> 'method' is not distinct from $6 and lower(summary ->> 'institution') is not distinct from $7
      and state in ('accepted', 'succeeded', 'stale') limit 1`,
    [...ownerValues(owner), kind, accountHash, method, institution?.toLowerCase() ?? null],
  )
  return known.length > 0
}

/** The first attempt starts the time for which a new destination is held, whatever comes of the attempt. */
async function checkDestination(
  transaction: Queryable,
  { owner, kind, check, now }: CheckedOperation,
): Promise<SpendingRefusal | null> {
  const { destination, currency } = check
  if (destination === null) return null
  if (await hasPaid(transaction, { owner, kind, ...destination })) return null
  const [seen] = await transaction.query<{ first_seen_at: number | string }>(
    `insert into onlend_destinations (environment, owner_kind, owner_id, hash, first_seen_at) values ($1, $2, $3, $4, $5)
    on conflict (environment, owner_kind, owner_id, hash) do update set first_seen_at = onlend_destinations.first_seen_at
    returning first_seen_at`,
    [...ownerValues(owner), destination.hash, now],
  )
  const until = Number(seen?.first_seen_at ?? now) + destination.coolingOff
  if (until <= now) return null
  return {
    code: 'destination_held',
    limit: { control: 'destination', limit: null, used: null, currency, until },
  }
}
