/** The operation of a piece, and what stays of one that was forgotten. */
const withLedger = `left join onlend_operations o on o.environment = $1 and o.owner_kind = $2 and o.owner_id = $3 and o.id = p.operation_id
  left join onlend_tombstones t on t.environment = $1 and t.owner_kind = $2 and t.owner_id = $3 and t.id = p.operation_id`

/**
 * What the ledger says of the rows of a piece of which it does not say it one by one. Where the ledger holds nothing of a piece, the piece says what it knows;
 * an operation that was forgotten says of its rows only what goes for all of them.
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
/** Rows of one operation whose outcome came one by one: a refusal has none. */
const hasRows = "o.state in ('unknown', 'accepted', 'stale', 'succeeded', 'failed', 'reversed')"

/** For SQL: what the ledger says of a piece `p`; `$1` to `$3` are the owner. */
export const pieceOutcome = { withLedger, state, hasRows }
