'use client'
import { type LendingError, isLendingError } from '@onlend/core'
import { useRef } from 'react'
import { useLending } from '../../provider/useLending.ts'
import { useWithdraw } from '../../writes/useWithdraw.ts'
import type { WithdrawFlow } from './createWithdrawFlow.ts'
import { stopOf } from './stopOf.ts'
import type { StepUp } from './withdrawFormTypes.ts'

type UseWithdrawSendParameters = {
  flow: WithdrawFlow
  customerPartnerId: string | null
  stepUp: StepUp | undefined
  onSent: () => void
}

type Send = (options?: { confirmDuplicate?: boolean }) => Promise<void>

/** Sends the reviewed withdrawal, once, however often it is asked: within this page by a lock, across tabs by a Web Lock. */
export function useWithdrawSend({
  flow,
  customerPartnerId,
  stepUp,
  onSent,
}: UseWithdrawSendParameters): Send {
  const { locks, environment, tenantId } = useLending()
  const { mutateAsync } = useWithdraw(customerPartnerId === null ? {} : { customerPartnerId })
  // State would be too late: two clicks can arrive before a render.
  const isLocked = useRef(false)

  const send: Send = async ({ confirmDuplicate = false } = {}) => {
    const { body, operationId, review } = flow.getState()
    if (!body || operationId === null || !review) return
    // The form may move on to another partner while this waits: what comes back then belongs to nobody here.
    const isCurrent = () => flow.getState().operationId === operationId
    if (stepUp && !(await passes(stepUp, { ...review, operationId }))) {
      if (isCurrent()) flow.setState({ stop: { outcome: 'notSent', error: null } })
      return
    }
    if (!isCurrent()) return
    try {
      await mutateAsync({ body, operationId, confirmDuplicate })
      onSent()
      if (isCurrent()) flow.setState({ step: 'outcome', sent: { isAccepted: true, error: null }, stop: null })
    } catch (error) {
      if (isCurrent()) flow.setState(afterFailure(error))
    }
  }

  const sendAlone: Send = async (options) => {
    if (!locks) return send(options)
    const name = ['onlend', 'withdraw', environment ?? '', tenantId ?? '', customerPartnerId ?? ''].join(':')
    await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock === null) flow.setState({ stop: { outcome: 'inFlightElsewhere', error: null } })
      else await send(options)
    })
  }

  return async (options) => {
    if (isLocked.current) return
    isLocked.current = true
    flow.setState({ isPending: true, stop: null })
    try {
      await sendAlone(options)
    } finally {
      isLocked.current = false
      flow.setState({ isPending: false })
    }
  }
}

function afterFailure(error: unknown): Partial<ReturnType<WithdrawFlow['getState']>> {
  const known: LendingError | null = isLendingError(error) ? error : null
  const outcome = known && stopOf(known)
  // It may have left: from here on only the relay's record counts.
  if (!outcome) return { step: 'outcome', sent: { isAccepted: false, error: known } }
  // A no is shown above the fields, which keep what was typed; the others are settled where the person stands.
  return { step: outcome === 'rejected' ? 'details' : 'review', stop: { outcome, error: known } }
}

async function passes(stepUp: StepUp, intent: Parameters<StepUp>[0]): Promise<boolean> {
  try {
    return await stepUp(intent)
  } catch {
    // A check that breaks has not passed, and nothing has been sent.
    return false
  }
}
