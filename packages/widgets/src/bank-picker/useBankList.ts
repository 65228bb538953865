'use client'
import type { Bank } from '@onlend/core'
import { useBanks } from '@onlend/hooks'
import { useMemo } from 'react'
import { type ReadState, readState } from '../ui/readState.ts'
import { isPayable } from './isPayable.ts'

/** One answer of the service holds this many at most, and there is no next page. */
const mostListed = 100
const none: Bank[] = []

type UseBankListParameters = {
  country: string
  /** The host's own list instead of the service's. */
  banks: readonly Bank[] | undefined
  filter: ((bank: Bank) => boolean) | undefined
}

export type BankList = {
  banks: readonly Bank[]
  /** How many the service listed when it may have more; `null` when the list is whole. */
  truncatedAt: number | null
  state: ReadState<Bank[]>['is']
  old: { reason: 'offline' | 'stale'; since: number } | null
  refetch: () => void
  isFetching: boolean
}

/** The banks that money can be sent to. */
export function useBankList({ country, banks: own, filter = isPayable }: UseBankListParameters): BankList {
  const query = useBanks({ country }, { query: { enabled: own === undefined } })
  const listed = own ?? query.data
  const banks = useMemo(() => listed?.filter(filter) ?? none, [listed, filter])
  const state = readState(query)
  return {
    banks,
    truncatedAt: own === undefined && (query.data?.length ?? 0) >= mostListed ? mostListed : null,
    state: own === undefined ? state.is : 'ready',
    old: state.is === 'ready' ? state.old : null,
    refetch: () => void query.refetch(),
    isFetching: query.isFetching,
  }
}
