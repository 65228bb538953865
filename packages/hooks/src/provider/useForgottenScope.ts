'use client'
import { useEffect, useRef } from 'react'
import { lendingKeys } from '../queries/lendingKeys.ts'
import { storageKey } from '../lending/storageKey.ts'
import { liveUploads } from '../uploads/liveUploads.ts'
import type { Lending } from '../lending/Lending.ts'

/** When another person, tenant or environment takes over, what the one before had read is dropped from memory, and what was on its way is stopped. */
export function useForgottenScope(lending: Lending): void {
  const previous = useRef(lending)
  useEffect(() => {
    const before = lendingKeys.scope(previous.current)
    const { queryClient } = previous.current
    const { environment, tenantId, userId } = previous.current
    previous.current = lending
    if (JSON.stringify(before) === JSON.stringify(lendingKeys.scope(lending))) return
    queryClient.removeQueries({ queryKey: before })
    liveUploads.end(`${storageKey('uploads', [environment, tenantId, userId])}:`)
  }, [lending])
}
