'use client'
import type { Operation } from '@onlend/core'
import { type ApprovalDetails, getApproval } from '@onlend/core/relay'
import { endpointQueryOptions } from '../queries/endpointQueryOptions.ts'
import { type ReadResult, useEndpointQuery } from '../queries/useEndpointQuery.ts'

type Parameters = {
  operation: Pick<Operation, 'id' | 'customerPartnerId'>
  /** Whether the hook reads: each answer is an entry of the audit. @default true */
  enabled?: boolean
}

/**
 * Reads the details for a decision: the whole account or phone number, the purpose, the days of a drawdown, and whether an earlier operation paid the same
 * account. The hook reads once while a component shows the details, because each answer is an entry of the audit, and forgets them with the last component.
 *
 * @example
 * const { data: details } = useApprovalDetails({ operation })
 */
export function useApprovalDetails({
  operation: { id: operationId, customerPartnerId },
  enabled = true,
}: Parameters): ReadResult<ApprovalDetails> {
  const parameters = { operationId, ...(customerPartnerId !== null && { customerPartnerId }) }
  return useEndpointQuery({
    getOptions: (lending) => endpointQueryOptions(lending, getApproval, parameters),
    query: {
      ...{ enabled, gcTime: 0, staleTime: Number.POSITIVE_INFINITY, refetchOnMount: false },
      ...{ refetchOnWindowFocus: false, refetchOnReconnect: false },
    },
  })
}
