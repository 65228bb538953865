'use client'
import { useEffect, useRef } from 'react'

/** Reports a value to the host once, when the first one with its id arrives; `null` is nothing yet. */
export function useReportOnce<Value>(
  value: Value | null,
  getId: (value: Value) => string,
  tell: ((value: Value) => void) | undefined,
): void {
  const reportedId = useRef<string | null>(null)
  useEffect(() => {
    if (value === null || reportedId.current === getId(value)) return
    reportedId.current = getId(value)
    tell?.(value)
  })
}
