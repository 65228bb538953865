'use client'
import { forwardRef, type ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { DrawnIcon } from './drawIcon.ts'
import type { PartName } from './PartName.ts'
import { useParts } from './useParts.ts'
import { slotted } from './slotted.tsx'

/** How serious it is; each has its own sign as well as its colour. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

/** The props of the alert, and of a replacement for it. */
export type AlertProps = {
  tone: Tone
  title: ReactNode
  /** `alert` interrupts a screen reader: only for a failure that needs action. */
  role?: 'alert' | 'status'
  icon?: DrawnIcon
  part?: PartName
  actions?: ReactNode
  children?: ReactNode
}

const icons: Record<Tone, DrawnIcon> = {
  neutral: 'info',
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'error',
}

/** A message set apart from the text around it. */
export const Alert = slotted(
  'Alert',
  forwardRef<HTMLDivElement, AlertProps>(function Alert(
    { tone, title, role, icon = icons[tone], part = 'Alert', actions, children },
    ref,
  ) {
    const parts = useParts()
    return (
      <div ref={ref} tabIndex={-1} role={role} data-ol-tone={tone} {...parts('Alert', part)}>
        <Icon name={icon} />
        <div className="ol-Alert-body">
          <p {...parts('Alert.title')}>{title}</p>
          {children && <div {...parts('Alert.text')}>{children}</div>}
          {actions && <div {...parts('Alert.actions')}>{actions}</div>}
        </div>
      </div>
    )
  }),
)
