'use client'
import { useEffect, useState } from 'react'

/**
 * Keeps what a person chose in a field that is no input while the form's machine is on its way: the machine is asked to take it over, and
 * until then it is drawn from here.
 */
export function useEarlyChoice<Value>(isRunning: boolean): {
  /** `null` where the form itself says what is chosen. */
  early: Value | null
  keep: (value: Value) => void
} {
  const [early, setEarly] = useState<Value | null>(null)
  // Along with what waited for the form: a child's effects come before those of the host around it, and both are drawn at once.
  useEffect(() => {
    // Not while drawing: the form has not taken it over by then, and for a moment nothing would be chosen.
    // oxlint-disable-next-line react/set-state-in-effect
    if (isRunning) setEarly(null)
  }, [isRunning])
  return { early, keep: (value) => setEarly(isRunning ? null : value) }
}
