'use client'
import type { WithdrawFieldName } from '@onlend/hooks/forms'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { everyWidget } from '../copy/en/everyWidget.ts'
import { withdraw as words } from '../copy/en/withdraw.ts'
import { useCopy } from '../copy/useCopy.ts'
import { formatMoney } from '../format/formatMoney.ts'
import type { OperationOutcome } from '../operation-status/OperationOutcome.ts'
import { OperationStatusSkeleton } from '../operation-status/OperationStatusSkeleton.tsx'
import { useLendingRoot } from '../root/useLendingRoot.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import { RadioCards } from '../ui/RadioCards.tsx'
import { useParts } from '../ui/useParts.ts'
import { WithdrawFields } from './WithdrawFields.tsx'
import type { WithdrawViewProps } from './WithdrawViewProps.ts'
import { withdrawChunks } from './withdrawChunks.ts'
import { withdrawErrorText } from './withdrawErrorText.ts'

/** Draws a withdrawal: its fields, its review on top of them, and then where it stands. */
export function WithdrawView(props: WithdrawViewProps): ReactNode {
  const { form, currency, hideTitle, headingLevel } = props
  const t = useCopy(words)
  const { operation, outcome, actions } = form
  return (
    <Card
      part="WithdrawForm"
      title={t('withdraw.title')}
      hideTitle={hideTitle || form.step === 'outcome'}
      headingLevel={headingLevel}
      state={outcome ?? form.step}
    >
      {form.step === 'outcome' ? (
        <LazyChunk chunk={withdrawChunks.status} fallback={<OperationStatusSkeleton />}>
          {(OperationStatusView) => (
            <OperationStatusView
              outcome={sentOutcome(outcome)}
              operation={operation}
              currency={currency}
              institutionName={form.review?.institutionName ?? null}
              takeFocus={!form.resumed}
              onCheckAgain={actions.checkAgain}
              onSendAgain={actions.sendAgainSameKey}
              onStartOver={actions.startOver}
            />
          )}
        </LazyChunk>
      ) : (
        <WithdrawDetails {...props} />
      )}
    </Card>
  )
}

function WithdrawDetails(props: WithdrawViewProps): ReactNode {
  const { form, currency, balance, minAmount, maxAmount, intro } = props
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  const parts = useParts()
  const { locale } = useLendingRoot()
  const submit = useRef<HTMLButtonElement>(null)
  const refused = useRef<HTMLDivElement>(null)
  // After a refusal the notice has the focus, not the button that opened the review.
  const returnFocus = useMemo(
    () => ({
      get current() {
        return refused.current ?? submit.current
      },
    }),
    [],
  )
  useEffect(() => {
    if (form.step !== 'review') return
    // The next part is on its way while the person reads.
    withdrawChunks.status.load().catch(() => undefined)
    withdrawChunks.refused.load().catch(() => undefined)
  }, [form.step])

  const money = (amount: typeof balance) =>
    amount === undefined ? '' : formatMoney(amount, currency, locale)
  const values = { min: money(minAmount), max: money(maxAmount), balance: money(balance) }
  const errorText = (field: WithdrawFieldName, code: (typeof form.errors)[number]['code']) =>
    withdrawErrorText({ field, code, manualBank: form.manualBank, t, values })
  const errorOf = (name: WithdrawFieldName) => {
    const { errorCode } = form.field(name)
    return errorCode === null ? undefined : errorText(name, errorCode)
  }
  const preload = () => void withdrawChunks.review.load().catch(() => undefined)
  return (
    <form
      noValidate
      {...parts('WithdrawForm.form')}
      onSubmit={(event) => void form.actions.review(event)}
      onFocus={preload}
    >
      <p className="ol-Card-lead">{intro ?? t('withdraw.intro')}</p>
      {form.errors.length > 0 && (
        <ErrorSummary
          title={say('common.errors.title')}
          errors={form.errors.map(({ field, id, code }) => ({ id, text: errorText(field, code) }))}
          count={form.submitCount}
        />
      )}
      {form.outcome === 'rejected' && (
        <LazyChunk chunk={withdrawChunks.refused} fallback={null}>
          {(WithdrawRefused) => <WithdrawRefused ref={refused} error={form.error} />}
        </LazyChunk>
      )}
      {form.draftRestored && (
        <div {...parts('WithdrawForm.restored')}>
          <span className="ol-Text">{t('withdraw.draftRestored')}</span>
          <Button variant="quiet" onClick={form.discardDraft} part="WithdrawForm.discardDraft">
            {t('withdraw.discardDraft')}
          </Button>
        </div>
      )}
      {form.methods.length > 1 && (
        <RadioCards
          part="WithdrawForm.method"
          legend={t('withdraw.method')}
          value={form.method}
          onChange={form.setMethod}
          options={form.methods.map((method) => ({
            value: method,
            label: t(`withdraw.method.${method}`),
            icon: method === 'bank' ? 'bank' : 'phone',
          }))}
        />
      )}
      <WithdrawFields {...props} errorOf={errorOf} />
      <Button ref={submit} type="submit" variant="primary" part="WithdrawForm.submit">
        {t('withdraw.review')}
      </Button>
      {form.step === 'review' && form.review && (
        <ReviewOnTop review={form.review} form={form} returnFocus={returnFocus} />
      )}
    </form>
  )
}

type ReviewOnTopProps = Pick<WithdrawViewProps, 'form'> & {
  review: NonNullable<WithdrawViewProps['form']['review']>
  returnFocus: { readonly current: HTMLElement | null }
}

function ReviewOnTop({ review, form, returnFocus }: ReviewOnTopProps): ReactNode {
  return (
    <LazyChunk chunk={withdrawChunks.review} fallback={null}>
      {(WithdrawReviewDialog) => (
        <WithdrawReviewDialog review={review} form={form} returnFocus={returnFocus} />
      )}
    </LazyChunk>
  )
}

/** The outcomes that a sent withdrawal can have; the others never reach this step. */
function sentOutcome(outcome: WithdrawViewProps['form']['outcome']): OperationOutcome {
  switch (outcome) {
    case 'submitting':
    case 'accepted':
    case 'succeeded':
    case 'failed':
    case 'rejected':
    case 'stale':
    case 'notReceived':
      return outcome
    default:
      // Doubt is the only safe reading of anything else.
      return 'unknown'
  }
}
