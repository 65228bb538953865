'use client'
import type { ReactNode } from 'react'
import { useParts } from './useParts.ts'

type FigureProps = {
  label: ReactNode
  value: ReactNode
  /** The value is words, because there is no figure. */
  unknown?: boolean
}

/** The one figure that a card is about. */
export function Figure({ label, value, unknown }: FigureProps): ReactNode {
  const parts = useParts()
  return (
    <div {...parts('Figure')}>
      <span {...parts('Figure.label')}>{label}</span>
      <span {...parts('Figure.value')} data-ol-unknown={unknown || undefined}>
        {value}
      </span>
    </div>
  )
}
