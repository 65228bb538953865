'use client'
import type { ReactNode } from 'react'
import { Skeleton } from '../ui/Skeleton.tsx'

/** As tall as two empty slots. */
export function DocumentsSkeleton(): ReactNode {
  return (
    <div className="ol-RegisterCustomerForm-documentsSkeleton">
      <Skeleton />
      <Skeleton size="control" />
      <Skeleton />
      <Skeleton size="control" />
    </div>
  )
}
