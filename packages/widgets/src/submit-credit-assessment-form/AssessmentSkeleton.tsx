import type { ReactNode } from 'react'
import { Skeleton } from '../ui/Skeleton.tsx'

/** Stands where a part will be. */
export function AssessmentSkeleton(): ReactNode {
  return (
    <div className="ol-Assessment-skeleton" aria-hidden="true">
      {['first', 'second', 'third', 'fourth'].map((key) => (
        <div key={key} className="ol-Assessment-skeletonRow">
          <Skeleton size="medium" />
          <Skeleton size="long" />
          <Skeleton size="control" />
        </div>
      ))}
    </div>
  )
}
