'use client'
import type { Operation } from '@onlend/core'
import type { WithdrawOutcome } from '@onlend/hooks/forms'
import { forwardRef } from 'react'
import { withdrawReview as words } from '../copy/en/withdrawReview.ts'
import { useCopy } from '../copy/useCopy.ts'
import { formatDateTime } from '../format/formatDateTime.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { useLendingRoot } from '../root/useLendingRoot.ts'
import { Alert } from '../ui/Alert.tsx'
import { DescriptionList } from '../ui/DescriptionList.tsx'

type WithdrawStoppedProps = {
  outcome: WithdrawOutcome | null
  earlier: Operation | null
  currency: string | null
}

/** Inside the review: what kept the withdrawal from being sent. Silent when nothing did. */
export const WithdrawStopped = forwardRef<HTMLDivElement, WithdrawStoppedProps>(function WithdrawStopped(
  { outcome, earlier, currency },
  ref,
) {
  const t = useCopy(words)
  const { locale, timeZone } = useLendingRoot()
  switch (outcome) {
    case 'offline':
    case 'sessionExpired':
    case 'inFlightElsewhere':
    case 'notSent':
      return (
        <Alert
          ref={ref}
          tone="warning"
          role="alert"
          icon={outcome === 'offline' ? 'offline' : 'warning'}
          title={t(`withdraw.${outcome}.title`)}
          part="WithdrawForm.stopped"
        >
          <p className="ol-Text">{t(`withdraw.${outcome}.text`)}</p>
        </Alert>
      )
    case 'possibleDuplicate':
      return (
        <Alert
          ref={ref}
          tone="warning"
          role="alert"
          title={t('withdraw.possibleDuplicate.title')}
          part="WithdrawForm.stopped"
        >
          <p className="ol-Text">{t('withdraw.possibleDuplicate.text')}</p>
          {earlier && (
            <DescriptionList
              rows={[
                {
                  key: 'earlier',
                  name: t('withdraw.possibleDuplicate.earlier'),
                  value: [
                    earlier.summary.amount !== null && formatMoney(earlier.summary.amount, currency, locale),
                    earlier.summary.recipient,
                    formatDateTime(earlier.createdAt, locale, { timeZone }),
                  ]
                    .filter(Boolean)
                    .join(', '),
                },
              ]}
            />
          )}
        </Alert>
      )
    default:
      return null
  }
})
