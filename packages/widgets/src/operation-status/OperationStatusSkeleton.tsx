'use client'
import type { ReactNode } from 'react'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

const steps = ['requested', 'accepted', 'final']
const facts = ['amount', 'from', 'recipient', 'destination', 'requestedAt', 'reference']

/** The shape of a status before it is known: its sentence, the receipt and three steps, as tall as they will be. */
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
        <p className="ol-OperationStatus-receiptTitle">
          <Skeleton size="short" />
        </p>
        <DescriptionList
          rows={facts.map((key) => ({ key, name: <Skeleton size="short" />, value: <Skeleton /> }))}
        />
      </div>
      <div className="ol-Timeline">
        {steps.map((key) => (
          <div key={key} className="ol-Timeline-step" data-ol-state="waiting">
            <span className="ol-Timeline-sign" />
            <span className="ol-Timeline-label">
              <Skeleton />
            </span>
            <span className="ol-Timeline-note">
              <Skeleton />
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}
