import type { Amount } from '@onlend/core'
import type { FinancingRow } from '@onlend/hooks/tables'
import { createAmountSum } from '@onlend/core/internal'

/** Adds the unpaid instalments that are not late, of financings of one currency. */
export function sumDue(financings: readonly FinancingRow[]): Amount {
  const sum = createAmountSum('given')
  for (const { instalments } of financings)
    for (const { state, unpaid } of instalments) if (state === 'due') sum.add(unpaid)
  return sum.total()
}
