'use client'
import { useEffect } from 'react'
import type { Lending } from '../lending/Lending.ts'
import { useLending } from '../lending/useLending.ts'
import { watchOperations } from './watchOperations.ts'

type Watch = { followers: number; stop: () => void }

// Tied to the provider's value: a settlement event is told to the host once, however many components show it.
const watches = new WeakMap<Lending, Watch>()

/** Tells the host of a settlement event, once, while a component follows the operation. */
export function useWatchedOperations(): void {
  const lending = useLending()
  useEffect(() => {
    const watch = watches.get(lending) ?? { followers: 0, stop: watchOperations(lending) }
    watch.followers += 1
    watches.set(lending, watch)
    return () => {
      watch.followers -= 1
      if (watch.followers > 0) return
      watch.stop()
      watches.delete(lending)
    }
  }, [lending])
}
