import type { ReactElement } from 'react'

/** One of the app's line icons, by its path on a 24 by 24 grid. */
export function AppIcon({ path }: { path: string }): ReactElement {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
