'use client'
import { findDecimalMark } from '@onlend/core/internal'
import type { ReactNode } from 'react'
import { useLendingRoot } from './useLendingRoot.ts'
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
        <bdi>{typeof value === 'string' && !unknown ? <Amount written={value} /> : value}</bdi>
      </span>
    </div>
  )
}

/** A written amount with its minor units smaller, on the same line. */
function Amount({ written }: { written: string }): ReactNode {
  const { locale } = useLendingRoot()
  const mark = findDecimalMark(locale)
  const at = mark === undefined ? -1 : written.lastIndexOf(mark)
  const [minor = ''] = /^.\d+/.exec(at < 0 ? '' : written.slice(at)) ?? []
  // A whole amount has no minor units to make smaller.
  if (/^(?:.0+)?$/.test(minor)) return written
  const end = at + minor.length
  return (
    <>
      {written.slice(0, at)}
      <small className="ol-Figure-minor">{minor}</small>
      {written.slice(end)}
    </>
  )
}

/** A figure never breaks: the style sheet chooses a size at which so many characters fit the card. */
function toLengthName(value: string): 'short' | 'medium' | 'long' | 'longest' {
  if (value.length <= 14) return 'short'
  if (value.length <= 20) return 'medium'
  return value.length <= 28 ? 'long' : 'longest'
}
