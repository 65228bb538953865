'use client'
import type { ReactNode } from 'react'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

const facts = ['amount', 'from', 'recipient']

/** The shape of a status before it is known: its sentence, and the receipt, as tall as they will be. */
export function OperationStatusSkeleton(): ReactNode {
  return (
    <div className="ol-OperationStatus-body">
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
      <div className="ol-OperationStatus-receipt">
        <DescriptionList
          rows={facts.map((key) => ({ key, name: <Skeleton size="short" />, value: <Skeleton /> }))}
        />
      </div>
    </div>
  )
}
