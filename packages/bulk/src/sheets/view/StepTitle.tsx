'use client'
import { type ReactNode, useEffect, useRef } from 'react'
import type { PartName } from '@onlend/widgets'
import { useParts } from '@onlend/widgets/internal'

type StepTitleProps = { part: PartName; children: ReactNode }

/** The heading of a step, which takes the focus when the step mounts. */
export function StepTitle({ part, children }: StepTitleProps): ReactNode {
  const parts = useParts()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h3 ref={heading} tabIndex={-1} {...parts(part)}>
      {children}
    </h3>
  )
}
