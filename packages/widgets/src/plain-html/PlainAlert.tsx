'use client'
import { forwardRef } from 'react'
import type { AlertProps } from '../ui/Alert.tsx'

/** A message that can take the focus. */
export const PlainAlert = forwardRef<HTMLDivElement, AlertProps>(function PlainAlert(
  { title, role, part, actions, children },
  ref,
) {
  return (
    <div ref={ref} tabIndex={-1} role={role} data-ol-part={part}>
      <p>
        <strong>{title}</strong>
      </p>
      {children}
      {actions}
    </div>
  )
})
