'use client'
import { type ReactNode, useEffect, useRef } from 'react'
import { Alert } from '../ui/Alert.tsx'

/** The notice of the last action; takes the focus, because the pressed button is gone with its item. */
export function DoneNotice({ children }: { children: string }): ReactNode {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    notice.current?.focus()
  }, [])
  return <Alert ref={notice} tone="success" role="status" title={children} />
}
