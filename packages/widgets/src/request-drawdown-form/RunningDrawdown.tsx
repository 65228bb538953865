'use client'
import type { UseRequestDrawdownFormReturnType } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { formatMoney } from '../format/formatMoney.ts'
import { useFormatLenderDay } from '../root/useFormatLenderDay.ts'
import { Alert } from '../ui/Alert.tsx'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useCopy } from '../words/useCopy.ts'
import { requestDrawdown as words } from './requestDrawdown.words.ts'

/** The drawdown that is running already, if there is one. Below the fields, which it must not push away when it is read. */
export function RunningDrawdown({ form }: { form: UseRequestDrawdownFormReturnType }): ReactNode {
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  const day = useFormatLenderDay()
  const drawdown = form.activeDrawdown.data
  if (!drawdown || drawdown.actual_payment_date !== null) return null
  const due = drawdown.expected_payoff_date ?? drawdown.maturity_date
  return (
    <Alert
      tone="info"
      part="RequestDrawdownForm.running"
      title={t('drawdown.running.title', {
        amount: formatMoney(drawdown.amount_drawn, form.currency, locale),
      })}
    >
      <p className="ol-Text">
        {due === null ? t('drawdown.running.text') : t('drawdown.running.due', { date: day(due) })}
      </p>
    </Alert>
  )
}
