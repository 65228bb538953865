'use client'
import type { Operation, PossibleDuplicate } from '@onlend/core'
import type { WriteOutcome } from '@onlend/hooks/forms'
import { forwardRef, type ReactNode, type Ref, useState } from 'react'
import { formReview as words } from './formReview.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { formatDateTime } from '../format/formatDateTime.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
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
    case 'sessionExpired':
      return <SessionExpired noticeRef={ref} />
    case 'offline':
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

/** The session has ended: the way back in, where the host gives one; then the person confirms again what the dialog still shows. */
function SessionExpired({ noticeRef }: { noticeRef: Ref<HTMLDivElement> }): ReactNode {
  const t = useCopy(words)
  const { onSignIn } = useLendingRoot()
  const [state, setState] = useState<'out' | 'busy' | 'back'>('out')
  const signIn = async () => {
    setState('busy')
    // A sign-in that fails or was closed leaves the notice as it was.
    const isBack = await Promise.resolve(onSignIn?.()).then(
      (answer) => answer !== false,
      () => false,
    )
    setState(isBack ? 'back' : 'out')
  }
  if (state === 'back')
    return (
      <Alert tone="info" role="status" title={t('form.signedIn.title')} part="Form.stopped">
        <p className="ol-Text">{t('form.signedIn.text')}</p>
      </Alert>
    )
  return (
    <Alert
      ref={noticeRef}
      tone="warning"
      role="alert"
      icon="warning"
      title={t('form.sessionExpired.title')}
      part="Form.stopped"
      actions={
        onSignIn && (
          <Button part="Form.signIn" busy={state === 'busy'} onClick={() => void signIn()}>
            {t('form.signIn')}
          </Button>
        )
      }
    >
      <p className="ol-Text">{t(onSignIn ? 'form.sessionExpired.here' : 'form.sessionExpired.text')}</p>
    </Alert>
  )
}
