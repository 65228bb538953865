'use client'
import type { ApiError, LendingError } from '@onlend/core'
import { useEffect, useReducer, useState } from 'react'
import { useLendingRoot } from '../ui/useLendingRoot.ts'

/** A second, in which a person sees that the time runs. */
const tick = 1_000

/**
 * How many milliseconds a new recipient is still held, after a refusal that says so; 0 where nothing is held. Counts down by itself, and ends with `lift`, which says
 * that the person has changed what is asked for.
 */
export function useHold(error: LendingError | null): { left: number; lift: () => void } {
  const { now } = useLendingRoot()
  const [lifted, setLifted] = useState<LendingError | null>(null)
  const [, look] = useReducer((times: number) => times + 1, 0)
  // The cast follows the code, which comes with a limit; another copy of the kit may have made the error.
  const until = error?.code === 'destination_held' ? (error as ApiError).limit?.until : null
  const end = until == null || lifted === error ? 0 : Date.parse(until)
  useEffect(() => {
    if (end === 0) return
    const timer = setInterval(() => {
      look()
      if (now() >= end) clearInterval(timer)
    }, tick)
    return () => clearInterval(timer)
  }, [end, now])
  return { left: Math.max(0, end - now()), lift: () => setLifted(error) }
}
