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
      <span
        {...parts('Figure.value')}
        data-ol-unknown={unknown || undefined}
        data-ol-length={typeof value === 'string' && !unknown ? toLengthName(value) : undefined}
      >
        <bdi>{value}</bdi>
      </span>
    </div>
  )
}

/** A figure never breaks: the style sheet chooses a size at which so many characters fit the card. */
function toLengthName(value: string): 'short' | 'medium' | 'long' | 'longest' {
  if (value.length <= 14) return 'short'
  if (value.length <= 20) return 'medium'
  return value.length <= 28 ? 'long' : 'longest'
}
