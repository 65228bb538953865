'use client'
import { getPendingOperations } from '@onlend/core/client'
import { type WriteName, getRecordedIds } from '@onlend/core/internal'
import { useEffect } from 'react'
import { useLending } from '../../lending/useLending.ts'
import { readKeptWrite } from './readKeptWrite.ts'
import type { SentWrite } from './WriteOutcome.ts'

/** Comes back to a write that a reload, a killed tab or a closed form left in flight. Looks once, when the form begins. */
export function useFormResume(
  kind: WriteName,
  ownerId: string | null,
  flow: {
    getState: () => { operationId: string | null }
    setState: (state: {
      step: 'outcome'
      operationId: string
      sent: { isAccepted: boolean; error: null; data: null; write: SentWrite }
      resumed: true
    }) => void
  },
): void {
  const lending = useLending()
  useEffect(() => {
    if (flow.getState().operationId !== null) return
    const pending = getPendingOperations(lending)
      .list(ownerId)
      .find((operation) => operation.kind === kind)
    if (!pending) return
    const { operationId, phase, isOnRecord } = pending
    if (isOnRecord === true) getRecordedIds(lending.client).add(operationId)
    flow.setState({
      step: 'outcome',
      operationId,
      sent: { isAccepted: phase === 'accepted', error: null, data: null, write: readKeptWrite(pending) },
      resumed: true,
    })
    lending.emit({ type: `${kind}.resumed`, operationId })
  }, [flow, lending, kind, ownerId])
}
