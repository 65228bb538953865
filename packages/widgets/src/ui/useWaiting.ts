'use client'
import { useContext, useEffect } from 'react'
import { WidgetContext } from './WidgetContext.ts'

/** Counts the calling component as a placeholder of its widget while it is mounted. */
export function useWaiting(): void {
  const frame = useContext(WidgetContext)
  useEffect(() => frame?.wait(), [frame])
}
