'use client'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import type { PartName } from './PartName.ts'
import { useParts } from './useParts.ts'

type SummaryPartProps = {
  title: string
  titlePart: PartName
  /** The part name of the button that leads back to the fields. */
  changePart: PartName
  changeText: string
  /** The same, with the part's name: for screen readers. */
  changeLabel: string
  onChange: () => void
  children: ReactNode
}

/** One part of all that a form would send, with the way back to it. */
export function SummaryPart(props: SummaryPartProps): ReactNode {
  const { title, titlePart, changePart, changeText, changeLabel, onChange, children } = props
  const parts = useParts()
  return (
    <section className="ol-Summary-part" aria-label={title}>
      <div className="ol-Summary-head">
        <h4 {...parts(titlePart)}>{title}</h4>
        <Button variant="quiet" part={changePart} aria-label={changeLabel} onClick={onChange}>
          {changeText}
        </Button>
      </div>
      {children}
    </section>
  )
}
