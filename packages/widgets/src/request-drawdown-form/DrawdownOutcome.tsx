'use client'
import type { ReactNode } from 'react'
import { type ActiveDrawdown, type Amount, addAmounts } from '@onlend/core'
import { negateAmount } from '@onlend/core/internal'
import { sentOutcome } from '../form/sentOutcome.ts'
import { OperationStatusView } from '../operation-status/OperationStatusView.tsx'
import { isPaidOut } from '../operation-status/isPaidOut.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { useFormatLenderDay } from '../root/useFormatLenderDay.ts'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { outcomes } from '../operation-status/outcomes.words.ts'
import { Timeline, type TimelineStep } from '../ui/Timeline.tsx'
import { useParts } from '../ui/useParts.ts'
import { useCopy } from '../words/useCopy.ts'
import { drawdownPlan } from './drawdownPlan.words.ts'
import { requestDrawdownReview } from './requestDrawdownReview.words.ts'
import type { RequestDrawdownViewProps } from './RequestDrawdownView.tsx'

const words = { ...drawdownPlan, ...requestDrawdownReview, ...outcomes }

/** The outcome of a request by the relay's record, and the drawdown seen since: paid out once it is active and its disbursement date has come. */
export function DrawdownOutcome({
  form,
  onWithdraw,
}: Pick<RequestDrawdownViewProps, 'form' | 'onWithdraw'>): ReactNode {
  const { outcome, operation, sent, progress, actions } = form
  const { now } = useLendingRoot()
  // An unknown outcome stays unknown: the active drawdown can come from another request of the same amount.
  const isShownPaidOut =
    progress?.is === 'active' && outcome !== 'unknown' && isPaidOut(progress.drawdown, now())
  return (
    <OperationStatusView
      outcome={isShownPaidOut ? 'paidOut' : sentOutcome(outcome)}
      kind={form.kind}
      customerPartnerId={form.customerPartnerId}
      operation={operation}
      sent={sent}
      code={form.error?.code}
      currency={form.currency}
      takeFocus={!form.resumed}
      note={
        <>
          {isShownPaidOut && <PaidOutPlan drawdown={progress.drawdown} currency={form.currency} />}
          <DrawdownProgressNote form={form} isPaidOut={isShownPaidOut} onWithdraw={onWithdraw} />
        </>
      }
      onCheckAgain={actions.checkAgain}
      onSendAgain={actions.sendAgainSameKey}
      onStartOver={actions.startOver}
    />
  )
}

type PaidOutPlanProps = { drawdown: ActiveDrawdown; currency: string | null }

/** The amounts, the cost and the days of a paid-out drawdown: the lender's own values (Endpoint 8), and no row for a value that the lender leaves out. */
function PaidOutPlan({ drawdown, currency }: PaidOutPlanProps): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const day = useFormatLenderDay()
  const { locale } = useLendingRoot()
  const { amount_drawn: drawn, amount_expected: expected, disbursement_date: paidOut, tenor } = drawdown
  const due = drawdown.expected_payoff_date ?? drawdown.maturity_date
  const money = (amount: Amount) => formatMoney(amount, currency, locale)
  const steps: TimelineStep[] = []
  if (paidOut !== null)
    steps.push({ key: 'paidOut', label: t('drawdownPlan.paidOut'), note: day(paidOut), state: 'done' })
  if (due !== null)
    steps.push({
      key: 'due',
      label: t('drawdownPlan.due'),
      note: tenor === null ? day(due) : t('drawdownPlan.paid.due.text', { date: day(due), count: tenor }),
      state: 'waiting',
    })
  return (
    <div {...parts('RequestDrawdownForm.plan')}>
      <p className="ol-RequestDrawdownForm-planTitle">{t('drawdownPlan.paid.title')}</p>
      <DescriptionList
        rows={[
          { key: 'receives', name: t('drawdownPlan.paid.receives'), value: money(drawn) },
          expected !== null && {
            key: 'costs',
            name: t('drawdownPlan.costs'),
            value: money(addAmounts(expected, negateAmount(drawn))),
          },
          expected !== null && {
            key: 'repays',
            name: t('drawdownPlan.repays'),
            value: money(expected),
            strong: true,
          },
        ]}
      />
      {steps.length > 0 && <Timeline label={t('drawdownPlan.paid.title')} steps={steps} />}
    </div>
  )
}

/** The progress of a requested drawdown: not seen yet, active now, or not seen for too long. */
function DrawdownProgressNote({
  form,
  isPaidOut,
  onWithdraw,
}: Pick<RequestDrawdownViewProps, 'form' | 'onWithdraw'> & { isPaidOut: boolean }): ReactNode {
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  const { progress, currency, actions } = form
  // `progress` is `null` until the form knows which drawdown to look for.
  if (progress === null) return null
  const withdraw = onWithdraw && (
    <Button onClick={onWithdraw} part="RequestDrawdownForm.withdraw">
      {t('drawdown.progress.withdraw')}
    </Button>
  )
  // The title above says so.
  if (isPaidOut) return withdraw && <div className="ol-Buttons">{withdraw}</div>
  if (progress.is === 'active') {
    const amount = form.review?.amount ?? form.operation?.summary.amount ?? progress.drawdown.amount_drawn
    return (
      <Alert
        tone="success"
        role="status"
        part="RequestDrawdownForm.progress"
        title={t('drawdown.progress.active.title', { amount: formatMoney(amount, currency, locale) })}
        actions={withdraw}
      >
        <p className="ol-Text">{t('outcome.requestDrawdown.paidOut.text')}</p>
      </Alert>
    )
  }
  const isLate = progress.is === 'noNews'
  return (
    <Alert
      tone={isLate ? 'warning' : 'info'}
      icon="clock"
      role="status"
      part="RequestDrawdownForm.progress"
      title={
        isLate
          ? t('drawdown.progress.noNews.title', { count: progress.hours })
          : t('drawdown.progress.waiting.title')
      }
      actions={
        <Button
          icon="refresh"
          busy={form.activeDrawdown.isFetching}
          onClick={() => void actions.checkAgain()}
          part="RequestDrawdownForm.checkAgain"
        >
          {t('drawdown.progress.checkAgain')}
        </Button>
      }
    >
      <p className="ol-Text">
        {t(isLate ? 'drawdown.progress.noNews.text' : 'drawdown.progress.waiting.text')}
      </p>
    </Alert>
  )
}
