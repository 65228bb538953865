'use client'
import { listOperationRows } from '@onlend/core/relay'
import { endpointQueryOptions, useEndpointQuery } from '@onlend/hooks'
import type { ReactNode } from 'react'
import { Skeleton } from '../ui/Skeleton.tsx'

/** The person's own reference of the one transaction in an operation, as the relay has recorded it. */
export function OwnReference({ operationId }: { operationId: string }): ReactNode {
  const { data, isPending } = useEndpointQuery({
    getOptions: (lending) => endpointQueryOptions(lending, listOperationRows, { operationId }),
  })
  if (isPending) return <Skeleton />
  const reference = data?.[0]?.reference
  // Without it the receipt still has the reference of the operation.
  return reference ? <bdi>{reference}</bdi> : '–'
}
