'use client'
import type { TenantConfig } from '@onlend/core'
import { useLending, useTenant } from '@onlend/hooks'
import { useState } from 'react'

/** Which tenant is shown now. */
export type ShownTenant = {
  /** The newest that could be read; `null` where there is none. */
  config: TenantConfig | null
  /** True from the first answer on, or the first failure, and never false again: what is drawn by then stays. */
  isSettled: boolean
  /** Why the newest could not be read. */
  error: unknown
}

/**
 * Reads the tenant and keeps showing the last one while another is on its way or cannot be read. What the page came with counts
 * for the session that it came with.
 */
export function useShownTenant(initialTenant: TenantConfig | null | undefined): ShownTenant {
  const { environment, tenantId, userId } = useLending()
  const scope = JSON.stringify([environment, tenantId, userId])
  const [firstScope] = useState(scope)
  const [hasChanged, setHasChanged] = useState(false)
  if (scope !== firstScope && !hasChanged) setHasChanged(true)
  const isFirst = scope === firstScope && !hasChanged
  const query = useTenant({
    query: isFirst && initialTenant !== undefined ? { initialData: initialTenant } : {},
  })

  const [last, setLast] = useState<TenantConfig | null | undefined>(query.data)
  if (query.data !== undefined && query.data !== last) setLast(query.data)
  const [isSettled, setIsSettled] = useState(query.data !== undefined)
  if (!isSettled && (query.data !== undefined || query.isError)) setIsSettled(true)
  return { config: (query.data === undefined ? last : query.data) ?? null, isSettled, error: query.error }
}
