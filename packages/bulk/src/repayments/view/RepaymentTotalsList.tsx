'use client'
import type { RepaymentTotals } from '../RepaymentMatcher.ts'
import type { ReactNode } from 'react'
import { formatMoney, useCopy, useLendingRoot, useParts } from '@onlend/widgets/internal'
import { repaymentsImport as words } from './repaymentsImport.words.ts'

type RepaymentTotalsListProps = { totals: readonly RepaymentTotals[]; currency: string | null }

/** The accepted and the left sums, in each currency. */
export function RepaymentTotalsList({ totals, currency }: RepaymentTotalsListProps): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const { locale } = useLendingRoot()
  return (
    <ul {...parts('RepaymentMatch.totals')}>
      {totals.map((total) => {
        const say = (amount: typeof total.left) => formatMoney(amount, total.currency ?? currency, locale)
        const sums = { accepted: say(total.accepted), incoming: say(total.incoming), left: say(total.left) }
        return <li key={total.currency}>{t('repaymentsImport.totals', { count: total.lines, ...sums })}</li>
      })}
    </ul>
  )
}
