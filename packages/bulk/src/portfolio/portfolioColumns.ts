import { dayRanges } from '@onlend/hooks/internal'
import type { TableColumn } from '@onlend/hooks/tables'
import type { PortfolioRow } from './PortfolioRow.ts'

/** A column of a portfolio. */
export type PortfolioColumnId =
  | 'partner'
  | 'state'
  | 'overdue'
  | 'due'
  | 'limit'
  | 'drawn'
  | 'available'
  | 'activity'
  | 'age'
  | 'currency'

/** The states that need attention first; a partner that could not be read may need it. */
const ranks: readonly string[] = ['overdue', 'unknown', 'failed', 'noLimit', 'nearLimit', 'none']

/**
 * The columns of a portfolio as data, in order. `state` filters by the reason for attention (`overdue`, `unknown`, `failed`, `noLimit`, `nearLimit`,
 * `none`), `due` by a range of days with an instalment, `overdue` by the age of the overdue sum (`7`, `30`, `60`, `more`), `currency` by ISO code.
 */
export const portfolioColumns: readonly (TableColumn<PortfolioRow> & { id: PortfolioColumnId })[] = [
  { id: 'partner', fixed: true, searchable: true, value: ({ name }) => name },
  {
    id: 'state',
    type: 'number',
    value: (row) => {
      const rank = ranks.indexOf(toState(row) ?? '')
      return rank < 0 ? null : rank
    },
    matches: (row, value) => toState(row) === value,
  },
  {
    id: 'overdue',
    type: 'amount',
    value: ({ overdue }) => overdue,
    matches: ({ financings }, value) => financings.some(({ ages }) => ages.some((age) => age === value)),
  },
  {
    id: 'due',
    type: 'amount',
    value: ({ due }) => due,
    matches: ({ financings }, value) => {
      const range = dayRanges.read(value)
      return financings.some(({ instalments }) => instalments.some(({ due }) => dayRanges.has(range, due)))
    },
  },
  { id: 'limit', type: 'amount', value: ({ limit }) => limit },
  { id: 'drawn', type: 'amount', value: ({ drawn }) => drawn },
  { id: 'available', type: 'amount', hidden: true, value: ({ available }) => available },
  { id: 'activity', type: 'date', value: ({ lastActivityAt }) => lastActivityAt },
  { id: 'age', type: 'number', value: ({ readAt }) => readAt },
  {
    id: 'currency',
    hidden: true,
    value: ({ currency }) => currency,
    matches: ({ currency }, value) => (currency ?? 'none') === value,
  },
]

function toState({ read, attention }: PortfolioRow): string | null {
  return read === 'failed' ? read : attention
}
