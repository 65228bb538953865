'use client'
import type { ReconcileRepaymentsReview } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { reconcileRepaymentsReview as words } from './reconcileRepaymentsReview.words.ts'
import { useCopy } from '../words/useCopy.ts'
import type { ReviewWordsProps } from '../form/ReviewContent.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'

/** Puts a repayment into words for its review. */
export function ReconcileRepaymentsReviewWords({
  review,
  children,
}: ReviewWordsProps<ReconcileRepaymentsReview>): ReactNode {
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  const { currency, financingAmount } = review
  const amount = formatMoney(review.amount, currency, locale)
  const row = (key: string, name: string, value: ReactNode) => value !== null && { key, name, value }
  return children({
    title: t('repayment.review.title'),
    text: t('repayment.review.text'),
    figure: { label: t('repayment.review.amount'), value: amount },
    rows: [
      row('reference', t('repayment.review.reference'), review.reference),
      row('client', t('repayment.review.client'), review.clientName),
      row(
        'financingAmount',
        t('repayment.review.financingAmount'),
        financingAmount === null ? null : formatMoney(financingAmount, currency, locale),
      ),
    ],
    confirmLabel: t('repayment.confirm', { amount }),
    duplicateTitle: t('repayment.duplicate.title'),
    duplicateText: t('repayment.duplicate.text'),
    duplicateConfirmLabel: t('repayment.duplicate.confirm', { amount }),
    sendingText: t('repayment.sending'),
  })
}
