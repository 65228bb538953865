'use client'
import type { LendingError, Operation } from '@onlend/core'
import { type ApprovalDetails, getApproval } from '@onlend/core/relay'
import type { UseQueryResult } from '@tanstack/react-query'
import { endpointQueryOptions } from '../queries/endpointQueryOptions.ts'
import { useEndpointQuery } from '../queries/useEndpointQuery.ts'

export type UseApprovalDetailsParameters = {
  operation: Pick<Operation, 'id' | 'customerPartnerId'>
  /** Whether it is asked: each answer is an entry of the audit. @default true */
  enabled?: boolean
}
export type UseApprovalDetailsReturnType = UseQueryResult<ApprovalDetails, LendingError>

/**
 * Reads all that a person decides about: the whole account or phone number, the purpose, the days of a drawdown, and whether money has gone there before. It is
 * read once for as long as it is shown, because each answer is an entry of the audit, and it is forgotten with the last component that shows it.
 *
 * @example
 * const { data: details } = useApprovalDetails({ operation })
 */
export function useApprovalDetails({
  operation: { id: operationId, customerPartnerId },
  enabled = true,
}: UseApprovalDetailsParameters): UseApprovalDetailsReturnType {
  const parameters = { operationId, ...(customerPartnerId !== null && { customerPartnerId }) }
  return useEndpointQuery({
    getOptions: (lending) => endpointQueryOptions(lending, getApproval, parameters),
    query: {
      ...{ enabled, gcTime: 0, staleTime: Number.POSITIVE_INFINITY, refetchOnMount: false },
      ...{ refetchOnWindowFocus: false, refetchOnReconnect: false },
    },
  })
}
