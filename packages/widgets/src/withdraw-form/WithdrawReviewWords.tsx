'use client'
import { type Arrival, useArrival, type WithdrawReview } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { withdrawReview as words } from './withdrawReview.words.ts'
import { useCopy } from '../words/useCopy.ts'
import type { ReviewWordsProps } from '../form/ReviewContent.ts'
import { formatWait } from '../format/formatWait.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { groupDigits } from '../format/groupDigits.ts'
import { groupPhone } from '../format/groupPhone.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'

/** Puts a withdrawal into words for its review: what goes where, and that it cannot be called back. */
export function WithdrawReviewWords({
  review,
  customerPartnerId,
  children,
}: ReviewWordsProps<WithdrawReview>): ReactNode {
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  const { currency, method } = review
  const amount = formatMoney(review.amount, currency, locale)
  const institution =
    review.institutionName === review.institutionCode || method === 'mobile-money'
      ? review.institutionName
      : t('withdraw.review.code', { name: review.institutionName, code: review.institutionCode })
  const row = (key: string, name: string, value: ReactNode) => value !== null && { key, name, value }
  const isBank = method === 'bank'
  const arrival = useArrival({ ...(customerPartnerId !== null && { customerPartnerId }), method })
  const sayArrival = ({ arrived, count, within }: Arrival) =>
    t(arrived === count ? 'withdraw.review.arrival.all' : 'withdraw.review.arrival.most', {
      arrived: String(arrived),
      count: String(count),
      time: formatWait(Math.max(within, minute), locale),
    })
  return children({
    title: t('withdraw.review.title'),
    text: t('withdraw.review.text'),
    figure: { label: t('withdraw.review.amount'), value: amount },
    other: review.recipient ?? institution,
    rows: [
      row('resolvedName', t('withdraw.review.resolvedName'), review.resolvedName),
      row('bank', t('withdraw.review.bank'), isBank ? institution : null),
      row(
        'destination',
        t(isBank ? 'withdraw.review.accountNumber' : 'withdraw.review.mobileNumber'),
        // A plus sign would wander to the other end in a text from right to left.
        <bdi className="ol-WithdrawReview-number" dir="ltr">
          {isBank ? groupDigits(review.destination) : groupPhone(review.destination)}
        </bdi>,
      ),
      row('arrival', t('withdraw.review.arrival'), arrival && sayArrival(arrival)),
      row('narration', t('withdraw.review.narration'), review.narration),
      row(
        'remaining',
        t('withdraw.review.remaining'),
        review.remaining === null ? null : formatMoney(review.remaining, currency, locale),
      ),
    ],
    confirmLabel: t('withdraw.confirm', { amount }),
    duplicateTitle: t('withdraw.possibleDuplicate.title'),
    duplicateText: t('withdraw.possibleDuplicate.text'),
    duplicateConfirmLabel: t('withdraw.possibleDuplicate.confirm', { amount }),
    sendingText: t('withdraw.sending'),
  })
}

const minute = 60_000
