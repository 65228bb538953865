'use client'
import type { ReactNode } from 'react'

/** Says a change of text to a screen reader. Must be in the page before the text changes, so render it always. */
export function LiveRegion({ children }: { children?: ReactNode }): ReactNode {
  return (
    <div className="ol-VisuallyHidden" role="status" aria-live="polite">
      {children}
    </div>
  )
}
