'use client'
import { type ReactNode, useEffect, useRef } from 'react'
import { useParts } from '@onlend/widgets/internal'

/** The heading of a step, which takes the focus when the step mounts. */
export function StepTitle({ children }: { children: ReactNode }): ReactNode {
  const parts = useParts()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h3 ref={heading} tabIndex={-1} {...parts('SheetImport.stepTitle')}>
      {children}
    </h3>
  )
}
