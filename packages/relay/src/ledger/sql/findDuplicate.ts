import type { Queryable } from '../../database/Database.ts'
import type { HeldBack, RepeatedRow, Claim } from '../Claim.ts'
import { kindsSettledByEvent } from './kindsSettledByEvent.ts'
import type { OperationRow } from './OperationRow.ts'
import { ownerValues } from '../../database/ownerValues.ts'
import { storableJson } from '../../database/storableValues.ts'

/** The newest operation that a claim repeats, as a whole or in some rows, and the repeated rows. */
type Duplicate = { operation: OperationRow; rows: RepeatedRow[] }

/**
 * Whether an operation holds a repetition back, without regard to rows; `$5` and `$6` are the moments of `HeldBack`. `mayHaveMoved` excludes a
 * failed operation that its event named. A failure matched by amount and account alone, or in conflict, may belong to another operation.
 */
const holds = `(o.state in ('awaiting_approval', 'submitting', 'unknown', 'stale')
  or (o.state = 'accepted'
    and coalesce(o.accepted_at, o.created_at) > case when o.kind in ${kindsSettledByEvent} then $5::bigint else $6::bigint end)
  or (o.state not in ('awaiting_approval', 'submitting', 'unknown', 'stale', 'accepted', 'rejected')
    and coalesce(o.settled_at, o.updated_at) > $6::bigint))`
const mayHaveMoved = `(o.state <> 'failed' or o.conflict or o.matched is null
  or o.matched not in ('reference', 'assigned', 'resolved'))`

/** Finds the operation that holds a claim back: for a set one with an equal row, else an equal one. The caller holds the owner's lock. */
export async function findDuplicate(transaction: Queryable, claim: Claim): Promise<Duplicate | null> {
  const { duplicateKey, heldBack, rows } = claim
  if (heldBack === null) return null
  if (rows.length > 0) return findRows(transaction, claim, heldBack)
  if (duplicateKey === null) return null
  // Each arm reads a range of an index, and no equal operation that ended long ago. An operation that holds back for a time has changed within it.
  const equal = `select o.* from onlend_operations o
    where o.environment = $1 and o.owner_kind = $2 and o.owner_id = $3 and o.duplicate_key = $4 and ${holds} and ${mayHaveMoved}`
  const isOpen = "o.state in ('awaiting_approval', 'submitting', 'unknown', 'stale')"
  const [operation] = await transaction.query<OperationRow>(
    `select * from (
      ${equal} and ${isOpen} union all ${equal} and not (${isOpen}) and o.updated_at > least($5::bigint, $6::bigint)
    ) found order by created_at desc, id desc limit 1`,
    [...ownerValues(claim.owner), duplicateKey, heldBack.acceptedSince, heldBack.finalSince],
  )
  return operation ? { operation, rows: [] } : null
}

type DuplicateRow = RepeatedRow & { created_at: number | string }

/** A row repeats one with the same reference and amount that has not failed. */
async function findRows(transaction: Queryable, claim: Claim, heldBack: HeldBack): Promise<Duplicate | null> {
  const given = claim.rows.map(({ reference, amount }, position) => ({ reference, amount, position }))
  const found = await transaction.query<DuplicateRow>(
    `select distinct on (given.position) given.position, given.reference, given.amount, o.id as "operationId", o.created_at
    from jsonb_to_recordset($7::jsonb) as given (position int, reference text, amount text)
    join onlend_operation_rows r on r.environment = $1 and r.owner_kind = $2 and r.owner_id = $3 and r.kind = $4
      and r.reference = given.reference and r.amount is not distinct from given.amount and r.state <> 'failed'
    join onlend_operations o on o.environment = $1 and o.owner_kind = $2 and o.owner_id = $3 and o.id = r.operation_id
    where given.reference <> '' and ${holds} and (o.state <> 'failed' or r.state = 'succeeded')
    order by given.position, o.created_at desc, o.id desc`,
    [
      ...ownerValues(claim.owner),
      claim.kind,
      heldBack.acceptedSince,
      heldBack.finalSince,
      storableJson(given),
    ],
  )
  const newest = found.toSorted(newestFirst)[0]
  if (!newest) return null
  const [operation] = await transaction.query<OperationRow>(
    'select * from onlend_operations where environment = $1 and owner_kind = $2 and owner_id = $3 and id = $4',
    [...ownerValues(claim.owner), newest.operationId],
  )
  if (!operation) return null
  return { operation, rows: found.map(({ created_at: _at, ...row }) => row) }
}

function newestFirst(one: DuplicateRow, other: DuplicateRow): number {
  const later = Number(other.created_at) - Number(one.created_at)
  if (later !== 0) return later
  return one.operationId < other.operationId ? 1 : -1
}
