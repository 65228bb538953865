import type { ReactNode } from 'react'

type AssessmentRingProps = {
  /** The counts in words beside the ring. */
  of: { done: number; total: number }
  /** In the middle. */
  children?: ReactNode
}

/** How much of a whole is done, as a ring; for the eye only. */
export function AssessmentRing({ of: { done, total }, children }: AssessmentRingProps): ReactNode {
  const circle = { cx: 18, cy: 18, r: 16.5 }
  return (
    <span className="ol-Assessment-mark" aria-hidden="true">
      <svg className="ol-Assessment-ring" viewBox="0 0 36 36" aria-hidden="true" focusable="false">
        <circle className="ol-Assessment-ringTrack" {...circle} />
        {done > 0 && <circle {...circle} pathLength={100} strokeDasharray={`${(done / total) * 100} 200`} />}
      </svg>
      {children}
    </span>
  )
}
