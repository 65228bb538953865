'use client'
import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './Button.tsx'
import { useIsOffered } from './useIsOffered.ts'
import type { WidgetAction } from './WidgetContext.ts'

type ToolButtonProps = ButtonProps & { action: WidgetAction }

/** A secondary button that a host may leave out with the widget's `actions`. Nothing that sends, confirms or warns is one. */
export function ToolButton({ action, ...props }: ToolButtonProps): ReactNode {
  return useIsOffered(action) && <Button variant="quiet" {...props} />
}
