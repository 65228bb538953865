'use client'
import { useEffect } from 'react'
import { mirrorOf } from '../../mirror/mirrorOf.ts'
import { useLending } from '../../provider/useLending.ts'
import type { WithdrawFlow } from './createWithdrawFlow.ts'

/** Comes back to a withdrawal that a reload, a killed tab or a closed form left in flight. Looks once, when the form begins. */
export function useWithdrawResume(flow: WithdrawFlow, customerPartnerId: string | null): void {
  const lending = useLending()
  useEffect(() => {
    if (flow.getState().operationId !== null) return
    const pending = mirrorOf(lending)
      .list(customerPartnerId)
      .find((operation) => operation.kind === 'withdraw')
    if (!pending) return
    const { operationId, phase } = pending
    flow.setState({
      step: 'outcome',
      operationId,
      sent: { isAccepted: phase === 'accepted', error: null },
      resumed: true,
    })
    lending.emit({ type: 'withdraw.resumed', operationId })
  }, [flow, lending, customerPartnerId])
}
