'use client'
import { writeJson } from '@onlend/core/internal'
import { type RefObject, useRef } from 'react'
import { flushSync } from 'react-dom'

type FieldSwap = {
  /** Goes around both fields. */
  box: RefObject<HTMLDivElement | null>
  /** Runs what puts one field in the other's place, and gives that the focus. */
  swap: (change: () => void) => void
}

/** For a field that another can take the place of, under the same id: what was pressed may go with it, and the focus must not. */
export function useFieldSwap(id: string): FieldSwap {
  const box = useRef<HTMLDivElement>(null)
  return {
    box,
    swap: (change) => {
      // The new field is drawn before it can have the focus.
      flushSync(change)
      box.current?.querySelector<HTMLElement>(`[id=${writeJson(id)}]`)?.focus()
    },
  }
}
