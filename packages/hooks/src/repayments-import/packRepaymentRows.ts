import type { BatchRow } from '@onlend/core/client/batches'
import type { RepaymentLine } from './RepaymentMatcher.ts'

type RepaymentRow = BatchRow<'reconcileRepayments'>

/** Rows in a piece at most. */
const mostRows = 100

/**
 * What accepted lines pay, as rows of a batch. The rows of one line stand in one piece: in two, which are two operations, the second would be refused as
 * credited before. Where that does not work out with a hundred rows in a piece, it does with a few fewer.
 */
export function packRepaymentRows(lines: readonly RepaymentLine[]): {
  rows: RepaymentRow[]
  pieceSize: number
} {
  const groups = lines.map(({ proposal: { line }, allocations }) =>
    allocations.map(({ reference, amount }) => ({
      line: line.line,
      // T60: the service calls it the id of the loan; it is the reference that its transaction was registered under.
      payment: { transaction_reference: reference, amount },
      statementLines: [line.digest],
    })),
  )
  for (let pieceSize = mostRows; pieceSize > mostRows / 2; pieceSize--) {
    const rows = pack(groups, pieceSize)
    if (rows !== null) return { rows, pieceSize }
  }
  return { rows: groups.flat(), pieceSize: mostRows }
}

/** In order, but that lines of one row fill up a piece in which several rows have no room; `null` where none is left to do so. */
function pack(groups: readonly (readonly RepaymentRow[])[], pieceSize: number): RepaymentRow[] | null {
  const rows: RepaymentRow[] = []
  const fillers = groups.filter((group) => group.length === 1)
  const used = new Set<readonly RepaymentRow[]>()
  let next = 0
  for (const group of groups) {
    if (used.has(group)) continue
    if (group.length > pieceSize) return null
    while (group.length > pieceSize - (rows.length % pieceSize)) {
      while (next < fillers.length && used.has(fillers[next] ?? group)) next += 1
      const filler = fillers[next]
      if (filler === undefined) return null
      used.add(filler)
      rows.push(...filler)
    }
    used.add(group)
    rows.push(...group)
  }
  return rows
}
