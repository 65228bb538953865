'use client'
import { skipToken } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLending } from '../provider/useLending.ts'
import { lookAgain } from '../writes/lookAgain.ts'
import { isFinal } from './isFinal.ts'
import { operationQueryKey } from './operationQueryKey.ts'
import type { UseOperationParameters } from './useOperation.ts'

/** When a followed write becomes final: forgets it on this device, tells the host, and refreshes what it changed. */
export function useSettlement(parameters: UseOperationParameters): void {
  const lending = useLending()
  // The cast repeats what the comparison settles.
  const operationId = parameters === skipToken ? null : (parameters as { operationId: string }).operationId

  useEffect(() => {
    if (operationId === null) return
    const queryKey = operationQueryKey(lending, { operationId })
    const hash = JSON.stringify(queryKey)
    const cache = lending.queryClient.getQueryCache()
    let last = lending.queryClient.getQueryData(queryKey)?.state ?? null
    return cache.subscribe(({ query, type }) => {
      if (type !== 'updated' || JSON.stringify(query.queryKey) !== hash) return
      const operation = lending.queryClient.getQueryData(queryKey)
      if (!operation || operation.state === last) return
      last = operation.state
      settle(operation)
    })
  }, [lending, operationId])
}
