'use client'
import { useActiveDrawdown } from '@onlend/hooks'
import { formatMoney } from '../format/formatMoney.ts'
import { useFormatLenderDay } from '../root/useFormatLenderDay.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useCopy } from '../words/useCopy.ts'
import { registerTransactions as words } from './registerTransactions.words.ts'

type UseDrawdownSentenceParameters = {
  customerPartnerId: string | null
  drawdownId: string | null
  currency: string | null
}

/** The sentence by which a person recognizes the active drawdown; `null` for another drawdown. The hook only reads the cache. */
export function useDrawdownSentence(parameters: UseDrawdownSentenceParameters): string | null {
  const { customerPartnerId, drawdownId, currency } = parameters
  const t = useCopy(words)
  const day = useFormatLenderDay()
  const { locale } = useLendingRoot()
  const { data } = useActiveDrawdown({
    ...(customerPartnerId !== null && { customerPartnerId }),
    query: { enabled: false },
  })
  if (!data || data.id !== drawdownId) return null
  const amount = formatMoney(data.amount_drawn, currency, locale)
  const due = data.expected_payoff_date ?? data.maturity_date
  return due === null
    ? t('transaction.drawdownId.active', { amount })
    : t('transaction.drawdownId.activeDue', { amount, date: day(due) })
}
