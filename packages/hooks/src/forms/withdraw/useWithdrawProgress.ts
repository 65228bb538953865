'use client'
import { skipToken } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { useOperation } from '../../operations/useOperation.ts'
import { useOperations } from '../../operations/useOperations.ts'
import { useLending } from '../../provider/useLending.ts'
import { intentsOf } from '../../writes/intentsOf.ts'
import type { WithdrawFlow } from './createWithdrawFlow.ts'
import { findEarlier } from './findEarlier.ts'
import { useNotices } from '../write-form/useNotices.ts'
import type { UseWithdrawFormReturnType } from './withdrawFormTypes.ts'
import { withdrawOutcome } from './withdrawOutcome.ts'

type Progress = Pick<UseWithdrawFormReturnType, 'outcome' | 'error' | 'operation' | 'earlier'> & {
  look: () => Promise<void>
}

/** What has become of a withdrawal: follows the relay's record once it may have left, and finds the look-alike that holds one back. */
export function useWithdrawProgress(flow: WithdrawFlow, customerPartnerId: string | null): Progress {
  const { client } = useLending()
  const state = useStore(flow)
  const { operationId, sent, stop, review } = state
  const isFollowed = sent !== null && operationId !== null
  const isHeldBack = stop?.outcome === 'possibleDuplicate' && customerPartnerId !== null
  useNotices(isFollowed ? customerPartnerId : null)
  const record = useOperation(isFollowed ? { operationId } : skipToken)
  const others = useOperations(isHeldBack ? { customerPartnerId, kind: 'withdraw' } : skipToken)
  const operation = isFollowed ? record.data : undefined
  const isInFlight = operationId !== null && intentsOf(client).isInFlight(operationId)

  return {
    outcome: withdrawOutcome({ flow: state, operation, isInFlight }),
    error: stop?.error ?? sent?.error ?? null,
    operation: operation ?? null,
    earlier:
      isHeldBack && review ? findEarlier({ operations: others.data ?? [], review, operationId }) : null,
    look: async () => {
      await record.refetch()
    },
  }
}
