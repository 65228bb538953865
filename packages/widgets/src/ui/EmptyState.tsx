'use client'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { DrawnIcon } from './drawIcon.ts'
import { useMoveFocusOnUnmount } from './useMoveFocusOnUnmount.ts'
import { useParts } from './useParts.ts'
import { emptyIcon } from './icons.ts'

type EmptyStateProps = { icon?: DrawnIcon; title: ReactNode; children?: ReactNode; action?: ReactNode }

/** The message of an empty list without an error: the reason, and the next step. */
export function EmptyState({ icon = emptyIcon, title, children, action }: EmptyStateProps): ReactNode {
  const parts = useParts()
  const handOver = useMoveFocusOnUnmount()
  return (
    <div ref={handOver} {...parts('EmptyState')}>
      <span className="ol-EmptyState-sign">
        <Icon name={icon} />
      </span>
      <p {...parts('EmptyState.title')}>{title}</p>
      {children && <p {...parts('EmptyState.text')}>{children}</p>}
      {action}
    </div>
  )
}
