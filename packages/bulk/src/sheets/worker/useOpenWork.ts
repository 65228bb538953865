'use client'
import { useEffect, useRef, useState } from 'react'
import type { OpenWork, Work } from './openWork.ts'

/** Opens a work until the widget unmounts; `holdFor` keeps it until `taking` has ended, also after that. */
export function useOpenWork<Own extends Work>(
  open: () => OpenWork<Own>,
): { work: OpenWork<Own>; holdFor: (taking: Promise<unknown>) => void } {
  const [work] = useState(open)
  const held = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => () => void held.current.finally(work.close).catch(() => undefined), [work])
  return {
    work,
    holdFor: (taking) => {
      held.current = taking
    },
  }
}
