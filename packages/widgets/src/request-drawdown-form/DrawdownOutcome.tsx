'use client'
import type { ReactNode } from 'react'
import { sentOutcome } from '../form/sentOutcome.ts'
import { OperationStatusView } from '../operation-status/OperationStatusView.tsx'
import { isPaidOut } from '../operation-status/isPaidOut.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { PaidOutPlan } from './PaidOutPlan.tsx'
import { DrawdownProgressNote } from './DrawdownProgressNote.tsx'
import type { RequestDrawdownViewProps } from './RequestDrawdownView.tsx'

/** Where a request stands by the relay's record, and what was seen of the drawdown since. It is paid out once it is active and its disbursement date has come. */
export function DrawdownOutcome({
  form,
  onWithdraw,
}: Pick<RequestDrawdownViewProps, 'form' | 'onWithdraw'>): ReactNode {
  const { outcome, operation, sent, progress, actions } = form
  const { now } = useLendingRoot()
  // An unknown outcome stays one: the drawdown may be another's of the same amount.
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
