'use client'
import type { ReactNode } from 'react'
import { Skeleton } from '../ui/Skeleton.tsx'

/** As large as the picture, which always has eight bars and four. */
export function FinancingsPictureSkeleton(): ReactNode {
  const bars = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
  return (
    <>
      {[bars, bars.slice(4)].map((part) => (
        <div key={part.length}>
          <p className="ol-Note">
            <Skeleton size="short" />
          </p>
          <ul className="ol-FinancingsPicture-bars">
            {part.map((key) => (
              <li key={key} className="ol-FinancingsPicture-bar">
                <Skeleton size="long" />
              </li>
            ))}
          </ul>
          <p className="ol-Note">
            <Skeleton size="medium" />
          </p>
        </div>
      ))}
      <div className="ol-FinancingsPicture-table">
        <Skeleton size="control" />
      </div>
    </>
  )
}
