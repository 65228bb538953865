'use client'
import { type ReactNode, useEffect, useRef } from 'react'
import { lendingDashboard as words } from './lendingDashboard.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import type { Chunk } from '../ui/defineChunk.ts'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useParts } from '../ui/useParts.ts'
import { backIcon } from '../ui/listIcons.ts'

type DashboardPanelProps<T> = {
  chunk: Chunk<T>
  /** Names the panel while its content is on the way. */
  title: string
  headingLevel: 3 | 4
  onBack: () => void
  children: (part: T) => ReactNode
}

/** Takes the overview's place with one form or one operation, and leads back. Takes the focus when it opens. */
export function DashboardPanel<T>({
  chunk,
  title,
  headingLevel,
  onBack,
  children,
}: DashboardPanelProps<T>): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <div ref={panel} tabIndex={-1} {...parts('LendingDashboard.panel')}>
      <div className="ol-LendingDashboard-bar">
        <Button variant="quiet" icon={backIcon} onClick={onBack} part="LendingDashboard.back">
          {t('lendingDashboard.back')}
        </Button>
      </div>
      <LazyChunk
        chunk={chunk}
        fallback={
          <Card part="LendingDashboard.waiting" title={title} headingLevel={headingLevel} busy>
            <Skeleton size="control" />
            <Skeleton size="control" />
            <Skeleton size="control" />
          </Card>
        }
      >
        {children}
      </LazyChunk>
    </div>
  )
}
