import type { TableColumn } from '../tables/TableColumn.ts'
import { dayRanges } from './dayRanges.ts'
import type { FinancingRow } from './FinancingRow.ts'

/** A column of financings. */
export type FinancingColumnId =
  | 'customer'
  | 'reference'
  | 'amount'
  | 'paid'
  | 'unpaid'
  | 'due'
  | 'overdue'
  | 'status'
  | 'request'
  | 'drawdown'
  | 'currency'
  | 'started'
  | 'phone'
  | 'client'

/**
 * The columns of financings as data, in order. A filter of `status`, `drawdown`, `currency` and `client` is a value, of `due` a range of days with
 * an instalment (`2026-01-01..2026-01-31`), of `overdue` an age of overdue instalments (`7`, `30`, `60`, `more`);
 * `none` stands for rows without a value.
 */
export const financingColumns: readonly (TableColumn<FinancingRow> & { id: FinancingColumnId })[] = [
  {
    id: 'customer',
    fixed: true,
    searchable: true,
    value: ({ customer }) => customer,
  },
  { id: 'reference', searchable: true, value: ({ financing }) => financing.transaction_reference },
  { id: 'amount', type: 'amount', value: ({ amount }) => amount },
  { id: 'paid', type: 'amount', hidden: true, value: ({ paid }) => paid },
  { id: 'unpaid', type: 'amount', value: ({ unpaid }) => unpaid },
  {
    id: 'due',
    type: 'date',
    value: ({ nextDue }) => nextDue,
    matches: ({ instalments }, value) => {
      const range = dayRanges.read(value)
      return instalments.some(({ due }) => dayRanges.has(range, due))
    },
  },
  {
    id: 'overdue',
    type: 'amount',
    // The column `due` shows that a payment is late; the totals and the picture have the sum.
    hidden: true,
    value: ({ overdue }) => overdue,
    matches: ({ ages }, value) => (value === 'none' ? ages.length === 0 : ages.some((age) => age === value)),
  },
  { id: 'status', value: ({ status }) => status, matches: matchesText(({ status }) => status) },
  { id: 'request', hidden: true, value: ({ financing }) => financing.request_status },
  {
    id: 'drawdown',
    hidden: true,
    value: ({ financing }) => financing.drawdown_id,
    matches: matchesText(({ financing }) => financing.drawdown_id),
  },
  {
    id: 'currency',
    hidden: true,
    value: ({ currency }) => currency,
    matches: matchesText(({ currency }) => currency),
  },
  { id: 'started', type: 'date', hidden: true, value: ({ financing }) => financing.start_date },
  { id: 'phone', hidden: true, sortable: false, value: ({ financing }) => financing.contact_number },
  {
    id: 'client',
    hidden: true,
    value: ({ financing }) => financing.client_id,
    matches: matchesText(({ financing }) => financing.client_id),
  },
]

function matchesText(
  get: (row: FinancingRow) => string | null,
): (row: FinancingRow, value: string) => boolean {
  return (row, value) => (get(row) ?? 'none') === value
}
