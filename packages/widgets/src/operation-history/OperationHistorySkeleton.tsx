'use client'
import type { ReactNode } from 'react'
import { Skeleton } from '../ui/Skeleton.tsx'

/** Three rows before the first are known. */
export function OperationHistorySkeleton(): ReactNode {
  return (
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
  )
}
