import { type ActiveDrawdown, addAmounts, type CreditLimit, compareAmounts } from '@onlend/core'
import type { ImportTotals, TransactionImport } from './TransactionImport.ts'

/**
 * Compares the financing that the rows ask for with the available amount of the credit limit and the amount of the active drawdown. `null` where these
 * suffice, or where the service names no figure.
 */
export function findExcess(
  { amounts }: Pick<ImportTotals, 'amounts'>,
  limit: Pick<CreditLimit, 'amount_available' | 'currency'> | null | undefined,
  drawdown: Pick<ActiveDrawdown, 'amount_drawn'> | null | undefined,
): TransactionImport['excess'] {
  if (!limit || limit.amount_available === null) return null
  const { currency } = limit
  // Rows in another currency do not compare.
  const asked = addAmounts(
    '0',
    ...amounts.flatMap((one) => (one.currency === null || one.currency === currency ? [one.financed] : [])),
  )
  const available = addAmounts(limit.amount_available, drawdown?.amount_drawn ?? '0')
  if (compareAmounts(asked, available) <= 0) return null
  // An approximate factor for a person to read; no amount is computed from it.
  const times = compareAmounts(available, '0') > 0 ? Number(asked) / Number(available) : null
  return { asked, available, currency, times }
}
