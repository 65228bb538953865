'use client'
import type {
  RequestDrawdownErrorCode,
  RequestDrawdownFieldName,
  UseRequestDrawdownFormReturnType,
} from '@onlend/hooks/forms'
import { type ReactNode, useEffect } from 'react'
import { type Translate, useCopy } from '../words/useCopy.ts'
import { amount } from '../form/amount.words.ts'
import { isAmountCode } from '../form/isAmountCode.ts'
import { FormFrame } from '../form/FormFrame.tsx'
import { formatMoney } from '../format/formatMoney.ts'
import { OperationStatusSkeleton } from '../operation-status/OperationStatusSkeleton.tsx'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { Card } from '../ui/Card.tsx'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { ViewFrame } from '../form/splitFormProps.ts'
import { requestDrawdown } from './requestDrawdown.words.ts'
import { DrawdownAmountField } from './DrawdownAmountField.tsx'
import { DrawdownLimit } from './DrawdownLimit.tsx'
import { DrawdownTenorField } from './DrawdownTenorField.tsx'
import { FormDrawdownPlan } from './FormDrawdownPlan.tsx'
import { RunningDrawdown } from './RunningDrawdown.tsx'
import { requestDrawdownChunks } from './requestDrawdownChunks.ts'

/** What the drawing half of the drawdown request takes: the form as it stands, nothing that fetches. */
export type RequestDrawdownViewProps = {
  form: UseRequestDrawdownFormReturnType
  frame: ViewFrame
  onStartAssessment: (() => void) | undefined
  onWithdraw: (() => void) | undefined
}

const words = { ...requestDrawdown, ...amount }

/** Draws a drawdown request: what it can be decided by, its fields, its review, and what has become of it. */
export function RequestDrawdownView(props: RequestDrawdownViewProps): ReactNode {
  const { form, frame, onStartAssessment, onWithdraw } = props
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  const { step, standing, currency } = form
  useEffect(() => {
    // The next part is on its way while the person reads.
    if (step === 'review') requestDrawdownChunks.outcome.load().catch(() => undefined)
  }, [step])

  const isBlocked = standing === 'none' || standing === 'closed' || standing === 'expired'
  if (step === 'details' && isBlocked) {
    return (
      <Card
        part="RequestDrawdownForm"
        title={t('drawdown.title')}
        hideTitle={frame.hideTitle}
        headingLevel={frame.headingLevel}
        state={standing}
      >
        {frame.renderHeader?.()}
        <LazyChunk chunk={requestDrawdownChunks.blocked} fallback={<Skeleton size="control" />}>
          {(DrawdownBlocked) => (
            <DrawdownBlocked form={form} standing={standing} onStartAssessment={onStartAssessment} />
          )}
        </LazyChunk>
      </Card>
    )
  }
  const errorText = (field: RequestDrawdownFieldName, code: RequestDrawdownErrorCode) =>
    requestDrawdownErrorText({ field, code, t, locale, form })
  const { available } = form
  const isOver = form.field('amount').warningCode !== null && available !== null
  return (
    <FormFrame
      part="RequestDrawdownForm"
      form={form}
      frame={frame}
      title={t('drawdown.title')}
      intro={t('drawdown.intro')}
      above={<DrawdownLimit form={form} />}
      errorText={errorText}
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
      refusedTitle={t('drawdown.rejected.title')}
      draftText={t('drawdown.draftRestored')}
      review={requestDrawdownChunks.reviewWords}
      currency={currency}
      outcome={() => (
        <LazyChunk chunk={requestDrawdownChunks.outcome} fallback={<OperationStatusSkeleton />}>
          {(DrawdownOutcome) => <DrawdownOutcome form={form} onWithdraw={onWithdraw} />}
        </LazyChunk>
      )}
    >
      {(bind) => (
        <>
          {form.fields.map((name) =>
            name === 'amount' ? (
              <DrawdownAmountField key={name} form={form} bound={bind(name)} />
            ) : (
              <DrawdownTenorField key={name} form={form} bound={bind(name)} />
            ),
          )}
          <RunningDrawdown form={form} />
          <FormDrawdownPlan form={form} />
        </>
      )}
    </FormFrame>
  )
}

type DrawdownErrorTextParameters = {
  field: RequestDrawdownFieldName
  code: RequestDrawdownErrorCode
  t: Translate<typeof words>
  locale: string
  form: Pick<UseRequestDrawdownFormReturnType, 'limits' | 'currency'>
}

/** Puts an error code into words; the summary and the field say the same. */
function requestDrawdownErrorText({ field, code, t, locale, form }: DrawdownErrorTextParameters): string {
  if (code === 'REQUIRED') return t(`drawdown.error.REQUIRED.${field}`)
  const { minAmount, maxAmount, minTenor, maxTenor } = form.limits
  if (isAmountCode(code)) return t(`amount.error.${code}`)
  return t(`drawdown.error.${code}`, {
    min: minAmount === null ? '' : formatMoney(minAmount, form.currency, locale),
    max: maxAmount === null ? '' : formatMoney(maxAmount, form.currency, locale),
    minDays: minTenor,
    maxDays: maxTenor ?? '',
  })
}
