import type { Amount } from '../amounts/Amount.ts'
import { addAmounts } from '../amounts/addAmounts.ts'
import { reconcileRepayments } from '../endpoints/reconcileRepayments.ts'
import { defineOperation } from './defineOperation.ts'
import { effects } from '../effects.ts'
import { readAmount } from './bodyFields.ts'
import { type SetRow, readRows } from './readRows.ts'

/** Reported repayments (Partner API, Endpoint 6); the summary has their number and sum. Rows with the same reference and amount are possible duplicates. */
export const reconcileRepaymentsOperation = /* @__PURE__ */ defineOperation(
  reconcileRepayments,
  effects.reconcileRepayments,
  {
    prefix: 'RP',
    rows: (body) => readRows(body.payments, 'amount'),
    summarise: (_body, rows) => ({ amount: sumRows(rows), count: rows.length }),
  },
)

/** The sum of the rows; `null` when a row has no amount. */
function sumRows(rows: readonly SetRow[]): Amount | null {
  let sum: Amount = '0'
  for (const row of rows) {
    const amount = readAmount(row.amount)
    if (amount === null) return null
    sum = addAmounts(sum, amount)
  }
  return rows.length > 0 ? sum : null
}
