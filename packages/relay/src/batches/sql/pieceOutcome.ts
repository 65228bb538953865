/** The operation of a piece, and its tombstone after it was forgotten. */
const withLedger = `left join onlend_operations o on o.environment = $1 and o.owner_kind = $2 and o.owner_id = $3 and o.id = p.operation_id
  left join onlend_tombstones t on t.environment = $1 and t.owner_kind = $2 and t.owner_id = $3 and t.id = p.operation_id`

/**
 * The state of the rows of a piece without an outcome of their own, by the operation of the piece. Without an operation, the state of the piece decides. A
 * tombstone gives only an outcome that is true for all rows.
 */
const state = `case
  when o.state in ('unknown') then 'unknown'
  when o.state in ('accepted', 'stale', 'awaiting_approval') then 'awaited'
  when o.state = 'succeeded' then 'succeeded'
  when o.state in ('failed', 'reversed') then 'failed'
  when p.state = 'unknown' and o.state is distinct from 'rejected' then 'unknown'
  when p.state in ('refused', 'leftOut', 'unknown') then 'refused'
  when p.state = 'taken' and t.state = 'succeeded' then 'succeeded'
  when p.state = 'taken' and o.id is null then 'unknown'
  when o.state = 'submitting' then 'leaving'
  else 'unsent' end`
/** Whether rows of the operation can have an outcome of their own; rows of a refused operation have none. */
const hasRows = "o.state in ('unknown', 'accepted', 'stale', 'succeeded', 'failed', 'reversed')"

/** SQL for the outcome of a piece `p` in the ledger; `$1` to `$3` are the owner. */
export const pieceOutcome = { withLedger, state, hasRows }
