'use client'
import type { ReactNode } from 'react'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { Figure } from '../ui/Figure.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

/** The card's shape before the drawdown is known. */
export function ActiveDrawdownSkeleton({ variant }: { variant: 'full' | 'compact' }): ReactNode {
  const row = (key: string) => ({ key, name: <Skeleton size="short" />, value: <Skeleton /> })
  return (
    <div className="ol-ActiveDrawdownCard-body" data-ol-variant={variant}>
      <Figure label={<Skeleton />} value={<Skeleton />} />
      <div className="ol-ActiveDrawdownCard-timeline" />
      {variant === 'full' && <DescriptionList rows={[row('drawn'), row('due'), row('tenor')]} />}
    </div>
  )
}
