'use client'
import { type ReactNode, useEffect, useRef } from 'react'
import { Alert } from '../ui/Alert.tsx'

/** Says what was just done, and takes the focus: what was pressed is gone with what it was about. */
export function DoneNotice({ children }: { children: string }): ReactNode {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    notice.current?.focus()
  }, [])
  return <Alert ref={notice} tone="success" role="status" title={children} />
}
