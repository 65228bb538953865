'use client'
import type { ActiveDrawdown, CreditLimit, Operation } from '@onlend/core'
import { useCallback } from 'react'
import { useOperations } from '../operations/useOperations.ts'
import type { ReadResult } from '../queries/useEndpointQuery.ts'
import { useActiveDrawdown } from '../reads/useActiveDrawdown.ts'
import { useCreditLimit } from '../reads/useCreditLimit.ts'
import { type LendingState, toLendingState } from './toLendingState.ts'

type UseLendingStateParameters = {
  /** @default the provider's */
  customerPartnerId?: string
}

type UseLendingStateReturnType = {
  /** The state; `undefined` until the reads decide it. A read that fails after an earlier success keeps the last state; its own result has the error. */
  state: LendingState | undefined
  isPending: boolean
  isFetching: boolean
  /** Whether the last try of a read failed; stays `true` during the next try. */
  isError: boolean
  /** Refetches the failed reads, or all reads when none failed. */
  refetch: () => void
  /** The underlying reads, as TanStack Query returns them. */
  reads: {
    creditLimit: ReadResult<CreditLimit | null>
    activeDrawdown: ReadResult<ActiveDrawdown | null>
    operations: ReadResult<Operation[]>
  }
}

/**
 * Follows the lending state of a customer partner (Partner API, Endpoints 8 and 9, and the relay's ledger).
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
  // `isFetched` and not `isPending`: a failed read is pending again during the next try, and a host's page must not
  // come and go with it. An offline device does not wait: the read is paused.
  const isPending = all.some((read) => !read.isFetched && read.fetchStatus !== 'paused')
  // A state that the missing reads cannot change is ready at once.
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
