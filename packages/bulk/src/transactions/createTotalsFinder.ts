import { addAmounts, compareAmounts } from '@onlend/core'
import { createAmountSum } from '@onlend/core/internal'
import { foldHeading } from './foldHeading.ts'
import type { ReadRow } from './readRow.ts'
import type { RowRules } from './RowReader.ts'

const words =
  /^(?:grand |sub |sous |montant )?(?:total|totals|totaux|totais|subtotal|sum|somme|soma|jumla|jumla kuu|total general|total geral)\b/

/** Finds rows of totals, which are no transactions. The caller asks about each row, in the order of the file. */
export function createTotalsFinder({ table }: RowRules): { isTotals: (row: ReadRow, id: number) => boolean } {
  const before = createAmountSum()
  let ofBlock = createAmountSum()
  let rowsOfBlock = 0

  const isTotals = (row: ReadRow, id: number): boolean => {
    if (id >= table.orphansFrom || row.disbursementDate !== '' || row.expectedPaymentDate !== '') return false
    const cells = table.rows.at(id) ?? []
    const hasWord = cells.some((cell) => cell.length > 2 && cell.length < 40 && words.test(foldHeading(cell)))
    if (row.reference !== '' && !words.test(foldHeading(row.reference))) return false
    if (hasWord) return true
    const hasName = row.firstName !== '' || row.lastName !== '' || row.businessName !== ''
    if (hasName || row.payable === null || rowsOfBlock < 2) return false
    const sum = ofBlock.total()
    return [sum, addAmounts(before.total(), sum)].some(
      (one) => row.payable !== null && compareAmounts(one, row.payable) === 0,
    )
  }
  return {
    isTotals: (row, id) => {
      if (isTotals(row, id)) {
        before.add(ofBlock.total())
        ofBlock = createAmountSum()
        rowsOfBlock = 0
        return true
      }
      if (row.payable !== null) {
        ofBlock.add(row.payable)
        rowsOfBlock += 1
      }
      return false
    },
  }
}
