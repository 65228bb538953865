'use client'
import { type ReactNode, useEffect } from 'react'
import type { PartName } from '@onlend/widgets'
import { Card, Skeleton, useParts } from '@onlend/widgets/internal'
import type { BatchProgress } from '../BatchProgress.ts'
import { BatchView } from './BatchView.tsx'

type BatchCardProps = {
  part: PartName
  title: ReactNode
  step: string
  isBusy: boolean
  progress: BatchProgress | null
  /** ISO code of amounts that name none. */
  currency: string | null
  /** Loads the steps after the choice of a file. */
  loadSteps: () => Promise<unknown>
  hideTitle?: boolean | undefined
  headingLevel?: 2 | 3 | 4 | undefined
  /** Renders the step; `skeleton` stands in its place while the step is loaded. */
  draw: (skeleton: ReactNode) => ReactNode
  children?: ReactNode
}

/** Renders the card of a widget that sends the rows of a file: a step, or the batch after its start. */
export function BatchCard(props: BatchCardProps): ReactNode {
  const { part, title, step, isBusy, progress, currency, loadSteps, draw, children } = props
  const { hideTitle = false, headingLevel = 2 } = props
  const parts = useParts()
  useEffect(() => {
    // Loads the next steps while the file is read.
    if (isBusy) loadSteps().catch(() => {})
  }, [isBusy, loadSteps])
  const skeleton = (
    <div className="ol-SheetImport-step" aria-hidden="true">
      <Skeleton size="long" />
      {['one', 'two', 'three', 'four', 'five', 'six'].map((key) => (
        <Skeleton key={key} size="control" />
      ))}
    </div>
  )
  const batch = progress ? (
    <BatchView progress={progress} currency={currency} takeFocus={progress.isHandingOver} />
  ) : (
    skeleton
  )
  return (
    <Card
      part={part}
      title={title}
      hideTitle={hideTitle}
      headingLevel={headingLevel}
      busy={isBusy}
      state={step}
    >
      <div {...parts('SheetImport')}>{step === 'batch' ? batch : draw(skeleton)}</div>
      {children}
    </Card>
  )
}
