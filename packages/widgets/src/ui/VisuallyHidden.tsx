'use client'
import type { ReactNode } from 'react'

/** Read out, not drawn. */
export function VisuallyHidden({ children }: { children: ReactNode }): ReactNode {
  return <span className="ol-VisuallyHidden">{children}</span>
}
