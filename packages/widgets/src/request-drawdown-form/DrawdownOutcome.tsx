'use client'
import type { ReactNode } from 'react'
import { sentOutcome } from '../form/sentOutcome.ts'
import { OperationStatusView } from '../operation-status/OperationStatusView.tsx'
import { DrawdownProgressNote } from './DrawdownProgressNote.tsx'
import type { RequestDrawdownViewProps } from './RequestDrawdownView.tsx'

/** Where a request stands by the relay's record, and what has been seen of the drawdown since: one that is active now was paid out. */
export function DrawdownOutcome({
  form,
  onWithdraw,
}: Pick<RequestDrawdownViewProps, 'form' | 'onWithdraw'>): ReactNode {
  const { outcome, operation, sent, actions } = form
  // An unknown outcome stays one: the drawdown may be another's of the same amount.
  const isPaidOut = form.progress?.is === 'active' && outcome !== 'unknown'
  return (
    <OperationStatusView
      outcome={isPaidOut ? 'paidOut' : sentOutcome(outcome)}
      kind={form.kind}
      customerPartnerId={form.customerPartnerId}
      operation={operation}
      sent={sent}
      code={form.error?.code}
      currency={form.currency}
      takeFocus={!form.resumed}
      note={<DrawdownProgressNote form={form} onWithdraw={onWithdraw} />}
      onCheckAgain={actions.checkAgain}
      onSendAgain={actions.sendAgainSameKey}
      onStartOver={actions.startOver}
    />
  )
}
