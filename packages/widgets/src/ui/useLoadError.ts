'use client'
import { useContext, useEffect } from 'react'
import { useWaiting } from './useWaiting.ts'
import { WidgetContext } from './WidgetContext.ts'

/** Reports a failed read or chunk to the widget, each error once, and keeps the widget from being ready meanwhile. */
export function useLoadError(error: unknown): void {
  const frame = useContext(WidgetContext)
  useWaiting()
  useEffect(() => frame?.reportLoadError(error), [frame, error])
}
