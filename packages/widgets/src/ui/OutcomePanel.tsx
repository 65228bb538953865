'use client'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from './Icon.tsx'
import { LiveRegion } from './LiveRegion.tsx'
import type { PartName } from './PartName.ts'
import { useParts } from './useParts.ts'

type OutcomePanelProps = {
  part: PartName
  titlePart: PartName
  title: string
  text: ReactNode
  /** `info` for an accepted operation without a decision yet. @default 'success' */
  tone?: 'success' | 'info'
  /** Moves the focus to the title, which takes the place of the review. */
  takeFocus: boolean
  children: ReactNode
}

/** The message of a form after its operation: the success, and below it the id to quote and the next step. */
export function OutcomePanel(props: OutcomePanelProps): ReactNode {
  const { part, titlePart, title, text, tone = 'success', takeFocus, children } = props
  const parts = useParts()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takeFocus) heading.current?.focus()
  }, [takeFocus])
  return (
    <div {...parts(part)}>
      <div className="ol-Outcome-head">
        <span className="ol-Outcome-sign" data-ol-tone={tone}>
          <Icon name="check" />
        </span>
        <div className="ol-Outcome-texts">
          <h3 ref={heading} tabIndex={-1} {...parts(titlePart)}>
            {title}
          </h3>
          {text}
        </div>
      </div>
      {children}
      <LiveRegion>{takeFocus ? '' : title}</LiveRegion>
    </div>
  )
}
