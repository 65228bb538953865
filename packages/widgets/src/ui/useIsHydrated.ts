'use client'
import { useSyncExternalStore } from 'react'

/** False on a server and while its markup is taken over, true from then on: for what only a browser knows. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
