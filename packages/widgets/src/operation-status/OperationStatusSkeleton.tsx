'use client'
import type { ReactNode } from 'react'
import { Skeleton } from '../ui/Skeleton.tsx'

/** The shape of a status before it is known. */
export function OperationStatusSkeleton(): ReactNode {
  return (
    <div className="ol-WithdrawForm-form">
      <div className="ol-OperationStatus-head">
        <span className="ol-OperationStatus-sign" />
        <div className="ol-OperationStatus-texts">
          <p className="ol-OperationStatus-title">
            <Skeleton />
          </p>
          <p className="ol-Text">
            <Skeleton size="long" />
          </p>
        </div>
      </div>
      <Skeleton size="control" />
      <Skeleton size="control" />
    </div>
  )
}
