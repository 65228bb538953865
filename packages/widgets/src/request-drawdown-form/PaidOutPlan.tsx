'use client'
import { type ActiveDrawdown, type Amount, addAmounts } from '@onlend/core'
import { negateAmount } from '@onlend/hooks/internal'
import type { ReactNode } from 'react'
import { formatMoney } from '../format/formatMoney.ts'
import { useFormatLenderDay } from '../root/useFormatLenderDay.ts'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { Timeline, type TimelineStep } from '../ui/Timeline.tsx'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useParts } from '../ui/useParts.ts'
import { useCopy } from '../words/useCopy.ts'
import { drawdownPlan as words } from './drawdownPlan.words.ts'

type PaidOutPlanProps = { drawdown: ActiveDrawdown; currency: string | null }

/** What a drawdown that is paid out brought, costs and asks back, and when: the lender's own values (Endpoint 8), and no row for what it does not say. */
export function PaidOutPlan({ drawdown, currency }: PaidOutPlanProps): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const day = useFormatLenderDay()
  const { locale } = useLendingRoot()
  const { amount_drawn: drawn, amount_expected: expected, disbursement_date: paidOut, tenor } = drawdown
  const due = drawdown.expected_payoff_date ?? drawdown.maturity_date
  const money = (amount: Amount) => formatMoney(amount, currency, locale)
  const steps: TimelineStep[] = []
  if (paidOut !== null)
    steps.push({ key: 'paidOut', label: t('drawdownPlan.paidOut'), note: day(paidOut), state: 'done' })
  if (due !== null)
    steps.push({
      key: 'due',
      label: t('drawdownPlan.due'),
      note: tenor === null ? day(due) : t('drawdownPlan.paid.due.text', { date: day(due), count: tenor }),
      state: 'waiting',
    })
  return (
    <div {...parts('RequestDrawdownForm.plan')}>
      <p className="ol-RequestDrawdownForm-planTitle">{t('drawdownPlan.paid.title')}</p>
      <DescriptionList
        rows={[
          { key: 'receives', name: t('drawdownPlan.paid.receives'), value: money(drawn) },
          expected !== null && {
            key: 'costs',
            name: t('drawdownPlan.costs'),
            value: money(addAmounts(expected, negateAmount(drawn))),
          },
          expected !== null && {
            key: 'repays',
            name: t('drawdownPlan.repays'),
            value: money(expected),
            strong: true,
          },
        ]}
      />
      {steps.length > 0 && <Timeline label={t('drawdownPlan.paid.title')} steps={steps} />}
    </div>
  )
}
