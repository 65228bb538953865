'use client'
import type { ReactNode } from 'react'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { Figure } from '../ui/Figure.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

/** The card's shape before the account is known. */
export function LockboxAccountSkeleton(): ReactNode {
  const row = (key: string) => ({ key, name: <Skeleton size="short" />, value: <Skeleton /> })
  return (
    <div className="ol-LockboxAccountCard-body">
      <Figure label={<Skeleton />} value={<Skeleton />} />
      <DescriptionList rows={[row('name'), row('bank')]} />
    </div>
  )
}
