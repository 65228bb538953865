'use client'
import type { LendingError, Operation } from '@onlend/core'
import { type OperationRow, listOperationRows, listOperations } from '@onlend/core/relay'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { calendarDays } from '@onlend/core/internal'
import { endpointQueryKey, useLending, useLendingEvents } from '@onlend/hooks'
import { ledgerReads } from './ledgerReads.ts'

type UseLedgerParameters = {
  customerPartnerId: string | undefined
  /** The first day whose operations are needed; `null` while none are. */
  from: string | null
  timeZone: string | undefined
}

export type LedgerState = {
  /** The operations, with the rows of sets by operation; `null` until all are read. */
  ledger: {
    operations: readonly Operation[]
    rows: ReadonlyMap<string, readonly OperationRow[]>
    knownFrom: string | null
  } | null
  isPending: boolean
  isFetching: boolean
  error: LendingError | null
  refetch: () => void
}

/** Milliseconds for which a read counts as fresh. */
const staleTime = 10_000

/** Reads the operations of a partner back to a day, and again with change events. */
export function useLedger({ customerPartnerId, from, timeZone }: UseLedgerParameters): LedgerState {
  const lending = useLending()
  const { client, queryClient } = lending
  const partnerId = customerPartnerId ?? lending.customerPartnerId
  const asked = partnerId && from ? { customerPartnerId: partnerId, from } : null
  useLendingEvents(partnerId ? { customerPartnerId: partnerId } : {})
  const toDay = (moment: string) => calendarDays.toDay(moment, timeZone)
  const usual = { staleTime, retry: false, networkMode: 'offlineFirst' } as const
  const operations = useQuery<Operation[], LendingError>(
    {
      ...usual,
      // A key apart from the read of one page, which has another value.
      queryKey: endpointQueryKey(
        lending,
        listOperations,
        asked
          ? { customerPartnerId: asked.customerPartnerId, inState: `all since ${asked.from}` }
          : skipToken,
      ),
      queryFn: asked
        ? ({ signal }) => ledgerReads.readOperations({ ...asked, client, toDay, signal })
        : skipToken,
    },
    queryClient,
  )
  const { data } = operations
  const sets = (data ?? []).filter(
    ({ kind, summary, createdAt }) =>
      kind === 'reconcileRepayments' && (summary.count ?? 0) > 1 && asked && toDay(createdAt) >= asked.from,
  )
  const setIds = sets.map(({ id }) => id)
  const rows = useQuery<ReadonlyMap<string, readonly OperationRow[]>, LendingError>(
    {
      ...usual,
      queryKey: endpointQueryKey(lending, listOperationRows, {
        // The outcomes of a set's rows change with the set.
        operationId: sets.map(({ id, updatedAt }) => `${id} ${updatedAt}`).join(),
        after: 'every set',
      }),
      queryFn:
        setIds.length === 0 ? skipToken : ({ signal }) => ledgerReads.readRows(setIds, { client, signal }),
      // A map is one value: structural sharing would always find it equal.
      structuralSharing: false,
      placeholderData: (before) => before,
    },
    queryClient,
  )
  const isWithoutRows = setIds.length > 0 && rows.data === undefined
  const ledger = useMemo(
    () =>
      data && from !== null && !isWithoutRows
        ? {
            ...{ operations: data, rows: rows.data ?? new Map<string, readonly OperationRow[]>() },
            knownFrom: ledgerReads.findKnownFrom(data, {
              from,
              toDay: (moment) => calendarDays.toDay(moment, timeZone),
            }),
          }
        : null,
    [data, rows.data, isWithoutRows, from, timeZone],
  )
  return {
    ledger,
    isPending: ledger === null && asked !== null,
    isFetching: operations.isFetching || rows.isFetching,
    error: operations.error ?? rows.error,
    refetch: () => void (operations.error || !isWithoutRows ? operations : rows).refetch(),
  }
}
