import type { PossibleDuplicate } from '@onlend/core'

type Row = { transaction_reference?: unknown }

/**
 * The body of a set without the rows of an earlier operation, and the number of rows left; `null` where no row is left, or the relay names no
 * repeated row. The terms of financing go with their transactions.
 *
 * @example
 * const rest = withoutRepeated(body, duplicate)
 */
export function withoutRepeated<Body>(
  body: Body,
  duplicate: PossibleDuplicate | null,
): { body: Body; count: number } | null {
  if (body === null || duplicate === null || duplicate.rows.length === 0) return null
  const sent = new Set(duplicate.rows.map(({ position }) => position))
  // The cast allows the lists of both kinds of set.
  const fields = body as { payments?: Row[]; transactions?: Row[]; financed_transactions?: Row[] }
  const list = fields.payments ? 'payments' : 'transactions'
  const rows = fields[list] ?? []
  const left = rows.filter((_row, at) => !sent.has(at))
  if (left.length === 0) return null
  const references = new Set(left.map((row) => row.transaction_reference))
  const { financed_transactions: financed } = fields
  const changed = {
    ...fields,
    [list]: left,
    ...(financed && {
      financed_transactions: financed.filter((row) => references.has(row.transaction_reference)),
    }),
  }
  // The cast: fewer rows of the same kind.
  return { body: changed as Body, count: left.length }
}
