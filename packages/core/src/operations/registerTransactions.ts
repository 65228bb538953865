import { registerTransactions } from '../endpoints/registerTransactions.ts'
import { type OperationBody, defineOperation } from './defineOperation.ts'
import { effects } from '../effects.ts'
import { readAmount, readText } from './bodyFields.ts'
import { readRows } from './readRows.ts'

/**
 * Transactions to register (Partner API, Endpoint 4); the summary has their number, and the client and the amount of a single one. Rows with the same
 * reference and amount are possible duplicates.
 */
export const registerTransactionsOperation = /* @__PURE__ */ defineOperation(
  registerTransactions,
  effects.registerTransactions,
  {
    prefix: 'TX',
    rows: (body) => readRows(body.transactions, 'amount_payable'),
    summarise: (body, rows) => ({
      count: rows.length,
      ...(rows.length === 1 && { amount: readAmount(rows[0]?.amount), recipient: readClient(body) }),
    }),
  },
)

/** The name of the first transaction's client: the name of the business, else of the person. */
function readClient({ transactions }: OperationBody): string | null {
  const [first]: unknown[] = Array.isArray(transactions) ? transactions : []
  const client = toFields(toFields(first).client)
  const names = [readText(client.first_name), readText(client.last_name)].filter((name) => name !== null)
  return readText(client.business_name) ?? (names.join(' ') || null)
}

function toFields(value: unknown): OperationBody {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
