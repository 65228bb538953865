import { useEffect, useRef } from 'react'
import { useRefreshBrand } from './useRefreshBrand.ts'

/** Reads the brand again when a person signs in or out: the brand of the session comes before that of the host name. */
export function useSessionBrand(accountId: string | null | undefined): void {
  const refresh = useRefreshBrand()
  const known = useRef(accountId)
  useEffect(() => {
    if (accountId === undefined || accountId === known.current) return
    // The brand that came with the page belongs to the session of the page.
    const isFirst = known.current === undefined
    known.current = accountId
    if (!isFirst) void refresh()
  }, [accountId, refresh])
}
