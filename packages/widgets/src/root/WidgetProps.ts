import type { ReactNode } from 'react'

/** The props of every widget. */
export type WidgetProps = {
  /** @default the provider's */
  customerPartnerId?: string
  /** Keeps the heading for screen readers only. @default false */
  hideTitle?: boolean
  /** @default 2 */
  headingLevel?: 2 | 3 | 4
  /** Rendered instead of the kit's own notice when the widget itself crashes. */
  fallback?: ReactNode
  /** Called after a crash of the widget itself, for your error tracker. */
  onError?: (error: unknown) => void
}
