'use client'
import { toDrawdownPlan, type RequestDrawdownReview } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { requestDrawdown } from './requestDrawdown.words.ts'
import { requestDrawdownReview as words } from './requestDrawdownReview.words.ts'
import { useCopy } from '../words/useCopy.ts'
import type { ReviewWordsProps } from '../form/ReviewContent.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { DrawdownPlanView } from './DrawdownPlanView.tsx'
import { Alert } from '../ui/Alert.tsx'

/** Puts a drawdown request into words for its review: how much, for how long, and what it stands against. */
export function RequestDrawdownReviewWords({
  review,
  children,
}: ReviewWordsProps<RequestDrawdownReview>): ReactNode {
  const t = useCopy(words)
  const say = useCopy(requestDrawdown)
  const { locale } = useLendingRoot()
  const { currency, available, running } = review
  const money = (amount: RequestDrawdownReview['amount']) => formatMoney(amount, currency, locale)
  const amount = money(review.amount)
  return children({
    title: t('drawdown.review.title'),
    text: t('drawdown.review.text'),
    figure: { label: t('drawdown.review.amount'), value: amount },
    rows: [
      {
        key: 'tenor',
        name: t('drawdown.review.tenor'),
        value: say('drawdown.days', { count: review.tenor }),
      },
      available !== null && {
        key: 'available',
        name: t('drawdown.review.available'),
        value: money(available),
      },
      running != null && {
        key: 'running',
        name: t('drawdown.review.running'),
        value: money(running.amountDrawn),
      },
    ],
    note: (
      <>
        <DrawdownPlanView plan={toDrawdownPlan(review)} currency={currency} />
        {(review.isOverAvailable || review.isLimitOld) && (
          <Alert
            tone="warning"
            title={t(review.isOverAvailable ? 'drawdown.review.over' : 'drawdown.review.oldLimit')}
          />
        )}
      </>
    ),
    confirmLabel: t('drawdown.confirm', { amount }),
    duplicateTitle: t('drawdown.duplicate.title'),
    duplicateText: t('drawdown.duplicate.text'),
    duplicateConfirmLabel: t('drawdown.duplicate.confirm', { amount }),
    sendingText: t('drawdown.sending'),
  })
}
