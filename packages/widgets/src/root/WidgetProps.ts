import type { ReactNode } from 'react'

/** The props by which a host follows the loading of a widget and catches its crash. */
export type WidgetHost = {
  /** Rendered instead of the kit's own notice when the widget itself crashes. */
  fallback?: ReactNode
  /** Called after a crash of the widget itself, for your error tracker. */
  onError?: (error: unknown) => void
  /** Called once, when everything that the widget shows first has been loaded. A widget that the tenant switched off never calls it. */
  onReady?: () => void
  /** Called each time a read or a part of the widget's code brought nothing; `null` when the device is offline and nothing was asked. */
  onLoadError?: (error: unknown) => void
}

/** The props of every widget. */
export type WidgetProps = WidgetHost & {
  /** @default the provider's */
  customerPartnerId?: string
  /** Keeps the heading for screen readers only. @default false */
  hideTitle?: boolean
  /** @default 2 */
  headingLevel?: 2 | 3 | 4
}
