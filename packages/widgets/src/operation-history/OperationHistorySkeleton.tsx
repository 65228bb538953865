'use client'
import type { ReactNode } from 'react'
import { Skeleton } from '../ui/Skeleton.tsx'

/** Filters, a day and three rows before the first are known. */
export function OperationHistorySkeleton({ filters }: { filters: boolean }): ReactNode {
  return (
    <>
      {filters && (
        <div className="ol-OperationHistory-filters">
          <FilterSkeleton />
          <FilterSkeleton />
        </div>
      )}
      <div className="ol-OperationHistory-day">
        <p className="ol-OperationHistory-date">
          <Skeleton size="short" />
        </p>
        <ul className="ol-OperationHistory-list">
          {['first', 'second', 'third'].map((key) => (
            <li key={key} className="ol-OperationHistory-item">
              <div className="ol-OperationHistory-row">
                <span className="ol-OperationHistory-line">
                  <span className="ol-OperationHistory-what">
                    <Skeleton />
                  </span>
                  <span className="ol-OperationHistory-amount">
                    <Skeleton size="short" />
                  </span>
                </span>
                <span className="ol-OperationHistory-line">
                  <span className="ol-OperationHistory-when">
                    <Skeleton />
                  </span>
                  <span className="ol-OperationHistory-state">
                    <Skeleton size="short" />
                  </span>
                </span>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

function FilterSkeleton(): ReactNode {
  return (
    <div className="ol-Field">
      <p className="ol-Field-label">
        <Skeleton size="short" />
      </p>
      <Skeleton size="control" />
    </div>
  )
}
