'use client'
import { useCallback } from 'react'
import { type UseOperationsReturnType, useOperations } from '../operations/useOperations.ts'
import { type UseActiveDrawdownReturnType, useActiveDrawdown } from '../reads/useActiveDrawdown.ts'
import { type UseCreditLimitReturnType, useCreditLimit } from '../reads/useCreditLimit.ts'
import { type LendingState, toLendingState } from './toLendingState.ts'

export type UseLendingStateParameters = {
  /** @default the provider's */
  customerPartnerId?: string
}

export type UseLendingStateReturnType = {
  /** `undefined` until it can be told. A read that failed after an earlier success leaves what was last seen; its own result says so. */
  state: LendingState | undefined
  isPending: boolean
  isFetching: boolean
  /** Whether any of the reads failed when it was last tried; stays while it is tried again. */
  isError: boolean
  /** Reads again what failed, or everything when nothing did. */
  refetch: () => void
  /** The reads behind it, as TanStack Query returns them. */
  reads: {
    creditLimit: UseCreditLimitReturnType
    activeDrawdown: UseActiveDrawdownReturnType
    operations: UseOperationsReturnType
  }
}

/**
 * Follows where a customer partner stands with its lending (Partner API, Endpoints 8 and 9, and the relay's ledger).
 *
 * @example
 * const { state } = useLendingState({ customerPartnerId: 'cp_1' })
 */
export function useLendingState(parameters: UseLendingStateParameters = {}): UseLendingStateReturnType {
  const creditLimit = useCreditLimit(parameters)
  const activeDrawdown = useActiveDrawdown(parameters)
  const operations = useOperations(parameters)
  const all = [creditLimit, activeDrawdown, operations]
  const state = toLendingState({
    creditLimit: creditLimit.data,
    activeDrawdown: activeDrawdown.data,
    operations: operations.data,
  })
  // By whether it was ever answered: a read that failed is pending again while it is tried again, and what a host draws must not
  // come and go with it. A device that is offline waits for nothing: the read is paused.
  const isPending = all.some((read) => !read.isFetched && read.fetchStatus !== 'paused')
  // What the missing reads cannot change may be told at once.
  const isSettled = !isPending || state !== 'unknown'
  const refetch = useCallback(() => {
    const reads = [creditLimit, activeDrawdown, operations]
    const failed = reads.filter((read) => read.isError || read.fetchStatus === 'paused')
    for (const read of failed.length > 0 ? failed : reads) void read.refetch()
  }, [creditLimit, activeDrawdown, operations])
  return {
    state: isSettled ? state : undefined,
    isPending: !isSettled,
    isFetching: all.some((read) => read.isFetching),
    isError: all.some((read) => read.isError || (read.isFetched && read.data === undefined)),
    refetch,
    reads: { creditLimit, activeDrawdown, operations },
  }
}
