'use client'
import { warnMistake } from '@onlend/core/internal'
import { HydrationBoundary } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useLending } from '../lending/useLending.ts'
import type { PrefetchedLending } from './prefetchLending.ts'
import { type PrefetchedScope, toPrefetchedScope } from './toPrefetchedScope.ts'

type LendingHydrationProps = {
  /** The result of `prefetchLending` on the server; must keep its identity between renders. `null` without one. */
  prefetched: PrefetchedLending | null | undefined
  children?: ReactNode
}

/**
 * Gives the server's reads to the hooks below it, from the first render on. Put it inside `<LendingProvider>`. Reads under other ids than the provider's
 * belong to another person or partner: the component leaves them out, and warns on the console during development.
 *
 * @example
 * <LendingProvider {...prefetched.provider}>
 *   <LendingHydration prefetched={prefetched}>
 *     <App />
 *   </LendingHydration>
 * </LendingProvider>
 */
export function LendingHydration({ prefetched, children }: LendingHydrationProps): ReactNode {
  const lending = useLending()
  const { queryClient } = lending
  const state = useMemo(() => {
    if (!prefetched) return null
    const others = findOthers(prefetched.provider, toPrefetchedScope(lending))
    if (others.length > 0) {
      warn(others)
      return null
    }
    return readByThisClock(prefetched)
    // Only these props of a provider change the keys.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [prefetched, queryClient])
  return (
    <HydrationBoundary state={state} queryClient={queryClient}>
      {children}
    </HydrationBoundary>
  )
}

/** Shifts the times of the reads to this device's clock, which decides which reads are stale and can be days from the server's. */
function readByThisClock({ at, state }: PrefetchedLending): PrefetchedLending['state'] {
  const ahead = Date.now() - at
  const queries = state.queries.map((query) => ({
    ...query,
    state: { ...query.state, dataUpdatedAt: query.state.dataUpdatedAt + ahead },
  }))
  return { ...state, queries }
}

function findOthers(scope: PrefetchedScope, own: PrefetchedScope): string[] {
  // The cast names the keys, which `Object.keys` forgets.
  const names = Object.keys(own) as (keyof PrefetchedScope)[]
  return names.filter((name) => scope[name] !== own[name])
}

// A bundler replaces `process.env.NODE_ENV`, or Node has it.
declare const process: { env: { NODE_ENV?: string } }

function warn(names: string[]): void {
  if (process.env.NODE_ENV === 'production') return
  warnMistake(
    `what LendingHydration was given is not used, because ${names.join(', ')} of LendingProvider and of prefetchLending differ. Give the provider what came back: <LendingProvider {...prefetched.provider}>.`,
  )
}
