'use client'
import type { ReactNode } from 'react'
import { lendingDashboard as words } from './lendingDashboard.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Card } from '../ui/Card.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

/** The actions' place before it is known which are offered. */
export function QuickActionsSkeleton({ headingLevel }: { headingLevel: 3 | 4 }): ReactNode {
  const t = useCopy(words)
  return (
    <Card
      part="LendingDashboard.actions"
      title={t('lendingDashboard.actions')}
      headingLevel={headingLevel}
      busy
    >
      <div className="ol-LendingDashboard-buttons">
        {['first', 'second', 'third'].map((key) => (
          <Skeleton key={key} size="control" />
        ))}
      </div>
    </Card>
  )
}
