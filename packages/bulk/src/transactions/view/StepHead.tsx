'use client'
import { type ReactNode, useEffect, useRef } from 'react'
import { useParts } from '@onlend/widgets/internal'

type StepHeadProps = { title: ReactNode; aside?: ReactNode }

/** The heading of a step, which takes the focus when the step is drawn. */
export function StepHead({ title, aside }: StepHeadProps): ReactNode {
  const parts = useParts()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="ol-TransactionImport-head">
      <h3 ref={heading} tabIndex={-1} {...parts('TransactionImport.stepTitle')}>
        {title}
      </h3>
      {aside}
    </div>
  )
}
