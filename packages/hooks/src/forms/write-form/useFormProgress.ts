'use client'
import type { LendingError, Operation, PossibleDuplicate } from '@onlend/core'
import { type EndpointInput, type WriteEndpoint, getIntents } from '@onlend/core/internal'
import { skipToken } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { useOperation } from '../../operations/useOperation.ts'
import { useLending } from '../../lending/useLending.ts'
import type { WriteFlow } from './createWriteFlow.ts'
import { findDuplicate } from './findDuplicate.ts'
import { useChangeEvents } from './useChangeEvents.ts'
import type { WriteOutcome } from './WriteOutcome.ts'
import { toOutcome } from './toOutcome.ts'
import type { withoutRepeated } from './withoutRepeated.ts'
import type { WriteData } from './writeFormTypes.ts'

const none: PossibleDuplicate['rows'] = []

type UseFormProgressParameters<E extends WriteEndpoint, Values, Review> = {
  endpoint: E
  ownerId: string | null
  flow: WriteFlow<Values, EndpointInput<E>, Review, WriteData<E>>
  leaveOut: typeof withoutRepeated | undefined
}

type Progress = {
  customerPartnerId: string | null
  outcome: WriteOutcome | null
  error: LendingError | null
  operation: Operation | null
  earlier: Operation | null
  repeated: PossibleDuplicate['rows']
  others: number
  look: () => Promise<void>
}

/** The outcome of a write: follows the relay's record once the write may have left, and names the earlier operation that holds it back. */
export function useFormProgress<E extends WriteEndpoint, Values, Review>(
  parameters: UseFormProgressParameters<E, Values, Review>,
): Progress {
  const { endpoint, ownerId, flow, leaveOut } = parameters
  const { client } = useLending()
  const state = useStore(flow)
  const { operationId, sent, stop, body } = state
  // The relay lists and streams by customer partner; the form follows a channel partner's operation by its id alone.
  const customerPartnerId = endpoint.owner === 'customerPartnerId' ? ownerId : null
  const isFollowed = sent !== null && operationId !== null
  const duplicate = stop?.outcome === 'possibleDuplicate' ? findDuplicate(stop.error) : null
  useChangeEvents(isFollowed ? customerPartnerId : null)
  const record = useOperation(isFollowed ? { operationId } : skipToken)
  // The read of the record fails so after a reload, or after a lost answer to the write.
  const lost = [record.error, sent?.error].find(isLost) ?? null
  // The last state is newer than the record in the cache.
  const operation = isFollowed && !lost?.lastState ? record.data : undefined
  const isInFlight = operationId !== null && getIntents(client).isInFlight(operationId)

  return {
    customerPartnerId,
    outcome: toOutcome({ flow: state, operation, isInFlight, lost }),
    error: stop?.error ?? lost ?? sent?.error ?? null,
    operation: operation ?? null,
    earlier: duplicate?.operation ?? null,
    repeated: duplicate?.rows ?? none,
    others: leaveOut?.(body, duplicate)?.count ?? 0,
    look: async () => {
      await record.refetch()
    },
  }
}

/** Whether the relay reports that it cannot know the operation: the relay pruned it, or restored a ledger that is older than it. */
function isLost(error: LendingError | null | undefined): boolean {
  return error?.code === 'operation_forgotten' || error?.code === 'ledger_restored'
}
