import { foldBlanks } from '../../lib/foldBlanks.ts'

/** Columns of money beside the amount of a line and the balance after it. */
type SideColumns = { fees: readonly number[]; before: number | null }

const fee = /\b(?:fees?|charges?|levy|tax|vat|duty|frais|commissions?|taxas?|imposto|ada|kodi)\b/
const before = /\b(?:before|previous|avant|anterior)\b/
const balance = /\b(?:bal|balance|solde|saldo|salio)\b/

/** Finds by headings the columns of fees beside the amount of each line, and of the balance before it. */
export function findSideColumns(header: readonly string[]): SideColumns {
  const folded = header.map((heading) => foldBlanks(heading.slice(0, 80)))
  const place = folded.findIndex((heading) => before.test(heading) && balance.test(heading))
  return {
    fees: folded.flatMap((heading, column) => (fee.test(heading) ? [column] : [])),
    before: place === -1 ? null : place,
  }
}
