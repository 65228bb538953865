import { type Amount, addAmounts, compareAmounts } from '@onlend/core'
import type { WriteName } from '@onlend/core/internal'
import type { OperationKey } from '../OperationRecord.ts'
import type { SpendingCheck, SpendingLimitFacts, SpendingRefusal } from '../spending/SpendingCheck.ts'
import type { Queryable } from '../../database/Database.ts'
import { hasPaid } from './hasPaid.ts'
import { sumDay } from './sumDay.ts'
import { ownerValues } from '../../database/ownerValues.ts'

type CheckedOperation = OperationKey & {
  kind: WriteName
  /** The host's own id of the person who asked for the operation. */
  actor: string
  check: SpendingCheck
  now: number
}

/** An arbitrary number: the first half of the lock of a person; the second half is the hash of the person. */
const personLocks = 7_236_402

/**
 * Checks an operation against the rules, with all operations of the ledger. The caller holds the owner's lock. The function takes the person's lock until
 * the transaction ends, so that the ledger counts two operations at once one after the other.
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
  const asked = { owner, kind, actor, currency: check.currency, from: check.day.from }
  const used = await sumDay(transaction, { of: 'person', ...asked, besides: id })
  return compare('personDay', { limit: check.perPersonAndDay, used, check })
}

async function checkPartner(
  transaction: Queryable,
  { owner, id, kind, actor, check }: CheckedOperation,
): Promise<SpendingRefusal | null> {
  if (check.perPartnerAndDay === null) return null
  const asked = { owner, kind, actor, currency: check.currency, from: check.day.from }
  const used = await sumDay(transaction, { of: 'partner', ...asked, besides: id })
  return compare('partnerDay', { limit: check.perPartnerAndDay, used, check })
}

type Compared = { limit: Amount; used: Amount; check: SpendingCheck }

function compare(
  control: 'personDay' | 'partnerDay',
  { limit, used, check }: Compared,
): SpendingRefusal | null {
  if (compareAmounts(addAmounts(used, check.amount), limit) <= 0) return null
  // An amount above the limit passes on no day.
  const until = compareAmounts(check.amount, limit) > 0 ? null : check.day.until
  return exceeded({ control, limit, used, currency: check.currency, until })
}

function exceeded(limit: SpendingLimitFacts): SpendingRefusal {
  return { code: 'limit_exceeded', limit }
}

/** The first attempt starts the hold on a new destination, also where the attempt is refused. */
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
