'use client'
import { useEffect, useRef } from 'react'

/** Another partner is another form: nothing typed, reviewed or sent for the one before may reach the next. */
export function useFreshOwner(owner: string, reset: () => void): void {
  const previous = useRef(owner)
  useEffect(() => {
    if (previous.current === owner) return
    previous.current = owner
    reset()
  }, [owner, reset])
}
