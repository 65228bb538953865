'use client'
import {
  type RequestDrawdownFieldName,
  type UseRequestDrawdownFormReturnType,
  useArrival,
  useDrawdownPlan,
  toDrawdownPlan,
  type RequestDrawdownReview,
} from '@onlend/hooks/forms'
import { type ReactNode, useEffect } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { amount } from '../form/amount.words.ts'
import { FormFrame } from '../form/FormFrame.tsx'
import { formatMoney } from '../format/formatMoney.ts'
import { formatWait } from '../format/formatWait.ts'
import { OperationStatusSkeleton } from '../operation-status/OperationStatusSkeleton.tsx'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { Card } from '../ui/Card.tsx'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import { defineChunk } from '../ui/defineChunk.ts'
import { Alert } from '../ui/Alert.tsx'
import { useFormatLenderDay } from '../root/useFormatLenderDay.ts'
import type { RenderFields } from '../form/createFields.tsx'
import type { ViewFrame } from '../form/splitFormProps.ts'
import { requestDrawdown } from './requestDrawdown.words.ts'
import { DrawdownBlocked } from './DrawdownBlocked.tsx'
import { DrawdownFields } from './DrawdownFields.tsx'
import { DrawdownPlanView } from './DrawdownPlanView.tsx'
import { DrawdownLimit } from './DrawdownLimit.tsx'
import { requestDrawdownReview } from './requestDrawdownReview.words.ts'
import type { Amount } from '@onlend/core'
import type { FormReview } from '../form/ReviewContent.ts'

/** The props of the view of a drawdown request: the state of the form, nothing that fetches. */
export type RequestDrawdownViewProps = {
  form: UseRequestDrawdownFormReturnType
  frame: ViewFrame
  onStartAssessment: (() => void) | undefined
  onWithdraw: (() => void) | undefined
  /** The host's own layout of the fields. */
  layout: RenderFields<RequestDrawdownFieldName> | undefined
}

type FormProps = Pick<RequestDrawdownViewProps, 'form'>

const words = { ...requestDrawdown, ...requestDrawdownReview, ...amount }
const outcome = defineChunk(() => import('./DrawdownOutcome.tsx'), 'DrawdownOutcome')

/** Renders a drawdown request: the figures for the decision, the fields, the review, and the outcome. */
export function RequestDrawdownView(props: RequestDrawdownViewProps): ReactNode {
  const { form, frame, onStartAssessment, onWithdraw } = props
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  const { step, limitState, currency, customerPartnerId: owner } = form
  const arrival = useArrival({ ...(owner !== null && { customerPartnerId: owner }), kind: 'requestDrawdown' })
  useEffect(() => {
    // The next part is on its way while the person reads.
    if (step === 'review') outcome.load().catch(() => undefined)
  }, [step])

  const isBlocked = limitState === 'none' || limitState === 'closed' || limitState === 'expired'
  if (step === 'details' && isBlocked) {
    return (
      <Card
        part="RequestDrawdownForm"
        title={t('drawdown.title')}
        hideTitle={frame.hideTitle}
        headingLevel={frame.headingLevel}
        state={limitState}
      >
        {frame.renderHeader?.()}
        <DrawdownBlocked form={form} limitState={limitState} onStartAssessment={onStartAssessment} />
      </Card>
    )
  }
  const { available, limits } = form
  const toText = (limit: Amount | null) => (limit === null ? '' : formatMoney(limit, currency, locale))
  const isOver = form.field('amount').warningCode !== null && available !== null
  return (
    <FormFrame
      part="RequestDrawdownForm"
      form={form}
      frame={frame}
      of="drawdown"
      words={words}
      above={<DrawdownLimit form={form} />}
      errorValues={{
        ...{ min: toText(limits.minAmount), max: toText(limits.maxAmount) },
        ...{ minDays: limits.minTenor, maxDays: limits.maxTenor ?? '' },
      }}
      openWarnings={
        isOver
          ? [
              {
                key: `amount ${form.review?.amount} ${available}`,
                name: t('drawdown.amount'),
                text: t('drawdown.warning.AMOUNT_OVER_AVAILABLE', {
                  available: formatMoney(available, currency, locale),
                }),
              },
            ]
          : []
      }
      submitLabel={t(form.isReadingLimit ? 'drawdown.readingLimit' : 'drawdown.review')}
      submitBusy={form.isReadingLimit}
      review={describeReview}
      currency={currency}
      outcome={() => (
        <LazyChunk chunk={outcome} fallback={<OperationStatusSkeleton />}>
          {(DrawdownOutcome) => <DrawdownOutcome form={form} onWithdraw={onWithdraw} />}
        </LazyChunk>
      )}
    >
      {(bind) => (
        <>
          <DrawdownFields {...props} bind={bind} />
          <RunningDrawdown form={form} />
          <FormDrawdownPlan form={form} />
        </>
      )}
    </FormFrame>
  )

  function describeReview(review: RequestDrawdownReview): FormReview<'drawdown', typeof words> {
    const money = (sum: Amount) => formatMoney(sum, review.currency, locale)
    const asked = money(review.amount)
    return {
      values: { amount: asked },
      figure: { label: t('drawdown.review.amount'), value: asked },
      rows: [
        ['tenor', t('drawdown.days', { count: review.tenor })],
        [
          'arrival',
          arrival &&
            t('drawdown.review.arrival.in', { time: formatWait(Math.max(arrival.median, minute), locale) }),
        ],
        ['available', review.available && money(review.available)],
        ['running', review.running && money(review.running.amountDrawn)],
      ],
      note: (
        <>
          <DrawdownPlanView plan={toDrawdownPlan(review)} currency={review.currency} />
          {(review.isOverAvailable || review.isLimitOld) && (
            <Alert
              tone="warning"
              title={t(review.isOverAvailable ? 'drawdown.review.over' : 'drawdown.review.oldLimit')}
            />
          )}
        </>
      ),
    }
  }
}

const minute = 60_000

/** The drawdown that is running already, if there is one. Below the fields, which it must not push away when it is read. */
function RunningDrawdown({ form }: FormProps): ReactNode {
  const t = useCopy(requestDrawdown)
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

/** The plan for the values of the fields: it comes with an amount and a tenor. */
function FormDrawdownPlan({ form }: FormProps): ReactNode {
  const plan = useDrawdownPlan(form)
  return (
    plan && (
      <DrawdownPlanView plan={plan} currency={form.currency} isLoading={form.cost.state === 'loading'} />
    )
  )
}
