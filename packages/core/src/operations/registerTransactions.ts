import { registerTransactions } from '../endpoints/registerTransactions.ts'
import { type OperationEffects, defineOperation } from './defineOperation.ts'
import { readRows } from './readRows.ts'

export const registerTransactionsEffects = {
  settledBy: 'event',
  touches: ['listFinancings', 'getActiveDrawdown', 'getCreditLimit'],
} as const satisfies OperationEffects

/** Transactions to register (Partner API, Endpoint 4): how many. Those of the same reference and amount are possible duplicates. */
export const registerTransactionsOperation = /* @__PURE__ */ defineOperation(
  registerTransactions,
  registerTransactionsEffects,
  {
    prefix: 'TX',
    rows: (body) => readRows(body.transactions, 'amount_payable'),
    summarise: (_body, rows) => ({ count: rows.length }),
  },
)
