'use client'
import { type CreateLendingParameters, type LendingEngine, createLending } from '@onlend/core/client'
import type { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Latest } from '../lib/createLatest.ts'
import type { LendingProviderProps } from './LendingProviderProps.ts'

/** What an engine is made for: as long as these stay the same, so does it. */
type Made = Pick<
  CreateLendingParameters,
  'client' | 'environment' | 'tenantId' | 'userId' | 'storage' | 'draftStorage' | 'locks' | 'openChannel'
> & {
  /** Hears what may be out of date. */
  queryClient: QueryClient
}

/** The engine of one person in one environment of one tenant. It outlives a change of partner; what React makes of it twice has done nothing yet. */
export function useEngine(made: Made, latest: Latest<LendingProviderProps>): LendingEngine {
  const make = () => ({
    made,
    engine: createLending({
      ...made,
      onStepUp: async (demand) => latest.get().onStepUp?.(demand) ?? null,
      onEvent: (event) => latest.get().onEvent?.(event),
      now: () => latest.get().now?.() ?? Date.now(),
    }),
  })
  const [own, setOwn] = useState(make)
  const names = Object.keys(made) as (keyof Made)[]
  if (names.every((name) => own.made[name] === made[name])) return own.engine
  const next = make()
  setOwn(next)
  return next.engine
}
