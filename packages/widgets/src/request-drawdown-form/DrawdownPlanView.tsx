'use client'
import { addAmounts } from '@onlend/core'
import type { DrawdownPlan } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { formatDate } from '../format/formatDate.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { Timeline } from '../ui/Timeline.tsx'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useParts } from '../ui/useParts.ts'
import { useCopy } from '../words/useCopy.ts'
import { drawdownPlan as words } from './drawdownPlan.words.ts'
import { requestDrawdown } from './requestDrawdown.words.ts'

type DrawdownPlanViewProps = {
  plan: DrawdownPlan
  currency: string | null
  /** The host's estimate is on its way. */
  isLoading?: boolean
}

/** The plan of a request: the amount, the cost, the repayment and the days. A value that is not the lender's is marked as an estimate, with its source. */
export function DrawdownPlanView(props: DrawdownPlanViewProps): ReactNode {
  const { plan, currency, isLoading = false } = props
  const t = useCopy(words)
  const say = useCopy(requestDrawdown)
  const parts = useParts()
  const { locale, lenderTimeZone } = useLendingRoot()
  const { receives, tenor, cost, repays, lines, basis, last, range } = plan
  const money = (amount: DrawdownPlan['receives']) => formatMoney(amount, currency, locale)
  const estimated = (amount: DrawdownPlan['cost'], ends = range) => {
    if (isLoading) return t('drawdownPlan.loading')
    if (ends) return t('drawdownPlan.range', { least: money(ends.least), most: money(ends.most) })
    return amount === null ? t('drawdownPlan.lenderSets') : t('drawdownPlan.about', { amount: money(amount) })
  }
  const past = last && {
    amount: money(last.amountDrawn),
    days: say('drawdown.days', { count: last.tenor }),
    cost: money(last.cost),
  }
  const note =
    basis === 'lender' && past
      ? t('drawdownPlan.note.otherDays', past)
      : // The range is for the chosen days, the last drawdown was for its own.
        t(
          `drawdownPlan.note.${basis}`,
          range ? { days: say('drawdown.days', { count: tenor }) } : (past ?? {}),
        )
  return (
    <div {...parts('RequestDrawdownForm.plan')}>
      <p className="ol-RequestDrawdownForm-planTitle">{t('drawdownPlan.title')}</p>
      <DescriptionList
        rows={[
          { key: 'receives', name: t('drawdownPlan.receives'), value: money(receives) },
          ...lines.map(({ label, amount }) => ({ key: `line ${label}`, name: label, value: money(amount) })),
          { key: 'costs', name: t('drawdownPlan.costs'), value: estimated(cost) },
          {
            key: 'repays',
            name: t('drawdownPlan.repays'),
            value:
              repays === null && !range && !isLoading
                ? t('drawdownPlan.repays.unknown', { amount: money(receives) })
                : estimated(
                    repays,
                    range && {
                      least: addAmounts(receives, range.least),
                      most: addAmounts(receives, range.most),
                    },
                  ),
            strong: repays !== null || range !== null,
          },
        ]}
      />
      <Timeline
        label={t('drawdownPlan.title')}
        steps={[
          {
            key: 'today',
            label: t('drawdownPlan.today'),
            note: t('drawdownPlan.today.text', { amount: money(receives) }),
            state: 'current',
          },
          {
            key: 'paidOut',
            label: t('drawdownPlan.paidOut'),
            note: t('drawdownPlan.paidOut.text'),
            state: 'waiting',
          },
          {
            key: 'due',
            label: t('drawdownPlan.due'),
            note: t('drawdownPlan.due.text', {
              date: formatDate(plan.due, locale, lenderTimeZone),
              count: tenor,
            }),
            state: 'waiting',
          },
        ]}
      />
      <p
        className="ol-Note"
        role="status"
        data-ol-place={isLoading ? t('drawdownPlan.note.host') : undefined}
      >
        {!isLoading && note}
      </p>
    </div>
  )
}
