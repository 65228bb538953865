'use client'
import type { ReactNode } from 'react'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

const rows = ['first', 'second', 'third', 'fourth'].map((key) => ({
  key,
  name: <Skeleton size="short" />,
  value: <Skeleton />,
}))

/** Two sections before the partner is known. */
export function CustomerPartnerDetailsSkeleton(): ReactNode {
  return (
    <div className="ol-CustomerPartnerDetails-sections">
      {['business', 'contact'].map((section) => (
        <div key={section} className="ol-CustomerPartnerDetails-section">
          <Skeleton size="short" />
          <DescriptionList rows={rows} />
        </div>
      ))}
    </div>
  )
}
