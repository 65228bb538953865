'use client'
import { useEffect, useRef } from 'react'
import { lendingKeys } from '../lendingKeys.ts'
import type { Lending } from './Lending.ts'

/** When another person, tenant or environment takes over, what the one before had read is dropped from memory. */
export function useForgottenScope(lending: Lending): void {
  const previous = useRef(lending)
  useEffect(() => {
    const before = lendingKeys.scope(previous.current)
    const { queryClient } = previous.current
    previous.current = lending
    if (JSON.stringify(before) !== JSON.stringify(lendingKeys.scope(lending)))
      queryClient.removeQueries({ queryKey: before })
  }, [lending])
}
