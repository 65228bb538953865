'use client'
import type { ApiError, LendingError } from '@onlend/core'
import { useEffect, useReducer, useState } from 'react'
import { useLendingRoot } from '../ui/useLendingRoot.ts'

const tickMs = 1_000

/**
 * Counts down the milliseconds for which the relay still holds a new recipient after the refusal `destination_held`; 0 without a hold. `lift` ends the count,
 * because the person has changed the operation.
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
    }, tickMs)
    return () => clearInterval(timer)
  }, [end, now])
  return { left: Math.max(0, end - now()), lift: () => setLifted(error) }
}
