'use client'
import type { ReactNode } from 'react'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { Figure } from '../ui/Figure.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

type CreditLimitSkeletonProps = { variant: 'gauge' | 'compact'; hasUsage?: boolean }

/** The card's shape before the limit is known. */
export function CreditLimitSkeleton({ variant, hasUsage = false }: CreditLimitSkeletonProps): ReactNode {
  const figure = <Figure label={<Skeleton />} value={<Skeleton size="medium" />} />
  const usage = hasUsage && <div className="ol-CreditLimitCard-usage" />
  if (variant === 'compact')
    return (
      <div className="ol-CreditLimitCard-body">
        {figure}
        {usage}
      </div>
    )
  const row = (key: string) => ({ key, name: <Skeleton size="short" />, value: <Skeleton /> })
  return (
    <div className="ol-CreditLimitCard-body">
      <div className="ol-CreditLimitCard-gauge">
        <div className="ol-Meter" data-ol-shape="gauge">
          <svg className="ol-Meter-drawing" viewBox="0 0 112 62" aria-hidden="true" focusable="false">
            <path className="ol-Meter-track" d="M10 56 A46 46 0 0 1 102 56" />
          </svg>
        </div>
        {figure}
      </div>
      <DescriptionList rows={[row('limit'), row('drawn'), row('until')]} />
      {usage}
    </div>
  )
}
