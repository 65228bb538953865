'use client'
import type { Financing } from '@onlend/core'
import { useFinancings } from '@onlend/hooks'
import { useMemo } from 'react'
import { type ReadState, readState } from '../ui/readState.ts'

type UseLoanListParameters = {
  customerPartnerId?: string
  /** The host's own list instead of the service's. */
  loans: readonly Financing[] | undefined
}

/** The loans that a repayment may be for. */
export type LoanList = {
  loans: readonly Financing[]
  state: ReadState<Financing[]>['is']
  /** When it was read, in milliseconds since 1970, where a fresher answer could not be had. */
  oldSince: number | null
  refetch: () => void
  isFetching: boolean
}

const none: Financing[] = []

/** Reads the financed transactions, each reference once. */
export function useLoanList({ loans: own, ...owner }: UseLoanListParameters): LoanList {
  const query = useFinancings(owner, { query: { enabled: own === undefined } })
  const listed = own ?? query.data ?? none
  const loans = useMemo(() => {
    const seen = new Set<string>()
    return listed.filter(({ transaction_reference: reference }) => {
      const isNew = !seen.has(reference)
      seen.add(reference)
      return isNew
    })
  }, [listed])
  const state = readState(query)
  return {
    loans,
    state: own === undefined ? state.is : 'ready',
    oldSince: own === undefined && state.is === 'ready' ? (state.old?.since ?? null) : null,
    refetch: () => void query.refetch(),
    isFetching: query.isFetching,
  }
}
