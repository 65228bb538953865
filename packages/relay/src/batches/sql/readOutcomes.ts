import type { Batch } from '@onlend/core/relay'
import type { Queryable } from '../../database/Database.ts'
import type { Owner } from '../../database/Owner.ts'
import type { Piece } from '../BatchRecord.ts'
import { ownerValues } from '../../database/ownerValues.ts'
import { pieceOutcome } from './pieceOutcome.ts'
import { type PieceRow, readPiece } from './readPiece.ts'

/** The counts of the rows by outcome, and the pieces that a person should check. */
type BatchOutcome = { counts: Batch['counts']; troubled: (Piece & { state: 'held' | 'unknown' })[] }

const { withLedger, state, hasRows } = pieceOutcome

type CountsRow = Record<'id' | 'state', string> & Record<'total' | keyof typeof countColumns, number | string>

const countColumns = {
  leaving: "size filter (where rest = 'leaving')",
  refused: "size filter (where rest = 'refused')",
  awaited: "size - succeeded - failed filter (where rest = 'awaited')",
  unknown: "size - succeeded - failed filter (where rest = 'unknown')",
  succeeded: "succeeded + case when rest = 'succeeded' then size - succeeded - failed else 0 end",
  failed: "failed + case when rest = 'failed' then size - succeeded - failed else 0 end",
} as const

/** The most troubled pieces in one answer. */
const mostTroubled = 50

/** Counts the rows of batches by outcome, and finds the pieces that a person should check. Reads pieces, not rows. */
export async function readOutcomes(
  database: Queryable,
  owner: Owner,
  ids: readonly string[],
): Promise<BatchOutcome[]> {
  const asked = [...ownerValues(owner), [...ids]]
  const sums = Object.entries(countColumns).map(([name, sum]) => {
    const [value = '', filter = ''] = sum.split(' filter ')
    return `coalesce(sum(${value}) ${filter && `filter ${filter}`}, 0)::int as ${name}`
  })
  const rows = await database.query<CountsRow>(
    `with pieces as (
      select p.batch_id, p.to_row - p.from_row as size, ${state} as rest,
        case when ${hasRows} then coalesce(o.rows_succeeded, 0) else 0 end as succeeded,
        case when ${hasRows} then coalesce(o.rows_failed, 0) else 0 end as failed
      from onlend_batch_pieces p ${withLedger}
      where p.environment = $1 and p.owner_kind = $2 and p.owner_id = $3 and p.batch_id = any ($4::text[])
    ) select b.id, b.total, b.state, ${sums.join(', ')}
    from onlend_batches b left join pieces on pieces.batch_id = b.id
    where b.environment = $1 and b.owner_kind = $2 and b.owner_id = $3 and b.id = any ($4::text[]) group by b.id, b.total, b.state`,
    asked,
  )
  const troubled = await database.query<PieceRow & { batch_id: string; rest: string }>(
    `select * from (
      select p.*, ${state} as rest, row_number() over (partition by p.batch_id order by p.state <> 'held', p.from_row) as place
      from onlend_batch_pieces p ${withLedger}
      where p.environment = $1 and p.owner_kind = $2 and p.owner_id = $3 and p.batch_id = any ($4::text[])
        and (p.state = 'held' or ${state} = 'unknown')
    ) found where place <= ${mostTroubled} order by batch_id, from_row`,
    asked,
  )
  return ids.map((id) => {
    const row = rows.find((each) => each.id === id)
    return {
      counts: toCounts(row),
      troubled: troubled
        .filter((piece) => piece.batch_id === id && !(piece.state === 'held' && row?.state === 'cancelled'))
        .map(
          (piece) => ({ ...readPiece(piece), state: piece.state === 'held' ? 'held' : 'unknown' }) as const,
        ),
    }
  })
}

function toCounts(row: CountsRow | undefined): BatchOutcome['counts'] {
  const count = (name: keyof typeof countColumns | 'total'): number => Number(row?.[name] ?? 0)
  const [awaited, succeeded, failed, unknown] = [
    count('awaited'),
    count('succeeded'),
    count('failed'),
    count('unknown'),
  ]
  const rest = count('total') - count('refused') - awaited - succeeded - failed - unknown
  // A cancellation leaves out the rows that were not in flight.
  const leftOut = row?.state === 'cancelled' ? rest - count('leaving') : 0
  return { unsent: rest - leftOut, refused: count('refused') + leftOut, awaited, succeeded, failed, unknown }
}
