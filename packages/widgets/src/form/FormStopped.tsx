'use client'
import type { Operation, PossibleDuplicate } from '@onlend/core'
import type { WriteOutcome } from '@onlend/hooks/forms'
import { forwardRef } from 'react'
import { formReview as words } from './formReview.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { formatDateTime } from '../format/formatDateTime.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { Alert } from '../ui/Alert.tsx'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import type { ReviewContent } from './ReviewContent.ts'

type FormStoppedProps = {
  outcome: WriteOutcome | null
  earlier: Operation | null
  repeated: PossibleDuplicate['rows']
  currency: string | null
  content: Pick<ReviewContent, 'duplicateTitle' | 'duplicateText'>
}

/** Inside the review: what kept it from being sent. Silent when nothing did. */
export const FormStopped = forwardRef<HTMLDivElement, FormStoppedProps>(function FormStopped(
  { outcome, earlier, repeated, currency, content },
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
          title={t(`form.${outcome}.title`)}
          part="Form.stopped"
        >
          <p className="ol-Text">{t(`form.${outcome}.text`)}</p>
        </Alert>
      )
    case 'possibleDuplicate': {
      const facts = earlier && [
        earlier.summary.amount !== null && formatMoney(earlier.summary.amount, currency, locale),
        earlier.summary.recipient,
        formatDateTime(earlier.createdAt, locale, { timeZone }),
      ]
      return (
        <Alert ref={ref} tone="warning" role="alert" title={content.duplicateTitle} part="Form.stopped">
          <p className="ol-Text">{content.duplicateText}</p>
          {facts && (
            <DescriptionList
              rows={[
                {
                  key: 'earlier',
                  name: t('form.duplicate.earlier'),
                  value: facts.filter(Boolean).join(', '),
                },
                repeated.length > 1 && {
                  key: 'rows',
                  name: t('form.duplicate.rows'),
                  value: repeated.map(({ reference }) => reference).join(', '),
                },
              ]}
            />
          )}
        </Alert>
      )
    }
    default:
      return null
  }
})
