'use client'
import { useContext } from 'react'
import { type WidgetAction, WidgetContext } from './WidgetContext.ts'

/** Whether a host leaves a secondary button in. */
export function useIsOffered(action: WidgetAction): boolean {
  return useContext(WidgetContext)?.actions[action] !== false
}
