'use client'
import { useEffect, useRef } from 'react'

/** Tells a host of a value once, when the first one with its id is there; `null` is nothing yet. */
export function useReportOnce<Value>(
  value: Value | null,
  getId: (value: Value) => string,
  tell: ((value: Value) => void) | undefined,
): void {
  const told = useRef<string | null>(null)
  useEffect(() => {
    if (value === null || told.current === getId(value)) return
    told.current = getId(value)
    tell?.(value)
  })
}
