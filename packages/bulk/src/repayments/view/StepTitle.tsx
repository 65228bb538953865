'use client'
import { type ReactNode, useEffect, useRef } from 'react'
import { useParts } from '@onlend/widgets/internal'

/** The heading of a step, which takes the focus when the step is drawn. */
export function StepTitle({ children }: { children: ReactNode }): ReactNode {
  const parts = useParts()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h3 ref={heading} tabIndex={-1} {...parts('RepaymentMatch.stepTitle')}>
      {children}
    </h3>
  )
}
