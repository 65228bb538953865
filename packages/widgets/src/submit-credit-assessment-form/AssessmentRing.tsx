import type { ReactNode } from 'react'

type AssessmentRingProps = {
  /** 0 to 1. What is drawn is said beside it. */
  ratio: number
  /** In the middle. */
  children?: ReactNode
}

/** How much of a whole is done, as a ring; for the eye only. */
export function AssessmentRing({ ratio, children }: AssessmentRingProps): ReactNode {
  return (
    <span className="ol-Assessment-mark" aria-hidden="true">
      <svg className="ol-Assessment-ring" viewBox="0 0 36 36" aria-hidden="true" focusable="false">
        <circle className="ol-Assessment-ringTrack" cx="18" cy="18" r="16.5" />
        {ratio > 0 && (
          <circle
            className="ol-Assessment-ringFill"
            cx="18"
            cy="18"
            r="16.5"
            pathLength={100}
            strokeDasharray={`${Math.min(1, ratio) * 100} 200`}
          />
        )}
      </svg>
      {children}
    </span>
  )
}
