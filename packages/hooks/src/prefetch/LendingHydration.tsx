'use client'
import { tellMistake } from '@onlend/core/internal'
import { HydrationBoundary } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useLending } from '../lending/useLending.ts'
import type { PrefetchedLending } from './prefetchLending.ts'
import { type PrefetchedScope, toPrefetchedScope } from './toPrefetchedScope.ts'

type LendingHydrationProps = {
  /** What `prefetchLending` returned on the server; must keep its identity between renders. `null` where there is none. */
  prefetched: PrefetchedLending | null | undefined
  children?: ReactNode
}

/**
 * Gives what the server has read to the hooks below it, from the first drawing on. Put it inside `<LendingProvider>`. What was read under other ids than the provider's is
 * another person's, or of another partner: it is left out, and said on the console during development.
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
    // What else a provider has changes nothing of the keys.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [prefetched, queryClient])
  return (
    <HydrationBoundary state={state} queryClient={queryClient}>
      {children}
    </HydrationBoundary>
  )
}

/** By this device's clock, which may be days from the server's: what is old is decided by it. */
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

// A bundler replaces it, or Node has it.
declare const process: { env: { NODE_ENV?: string } }

function warn(names: string[]): void {
  if (process.env.NODE_ENV === 'production') return
  tellMistake(
    `what LendingHydration was given is not used, because ${names.join(', ')} of LendingProvider and of prefetchLending differ. Give the provider what came back: <LendingProvider {...prefetched.provider}>.`,
  )
}
