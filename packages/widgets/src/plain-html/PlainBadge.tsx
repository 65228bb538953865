import type { ReactNode } from 'react'
import type { BadgeProps } from '../ui/Badge.tsx'

/** A word for a state. */
export function PlainBadge({ children }: BadgeProps): ReactNode {
  return <em>{children}</em>
}
