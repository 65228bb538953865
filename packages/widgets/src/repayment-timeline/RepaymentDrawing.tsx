'use client'
import type { ReactNode } from 'react'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useCopy } from '../words/useCopy.ts'
import type { RepaymentReading } from './readRepayment.ts'
import { repaymentTimeline as words } from './repaymentTimeline.words.ts'

/**
 * The line of a debt, as a drawing alone. The places are percentages of the width and multiples of the font size, so that letters and
 * strokes keep their shape at every size.
 */
export function RepaymentDrawing({ reading }: { reading: RepaymentReading }): ReactNode {
  const t = useCopy(words)
  const { dir } = useLendingRoot()
  const { today, due, filled, steps, instalments } = reading
  const place = (at: number) => toPercent(dir === 'rtl' ? 1 - at : at)
  const bar = (from: number, to: number, look: { fillOpacity?: string; strokeOpacity?: string } = {}) =>
    to > from && (
      <rect
        x={place(dir === 'rtl' ? to : from)}
        y="1.75em"
        width={toPercent(to - from)}
        height="0.75em"
        fill="currentColor"
        {...look}
      />
    )
  const mark = (
    at: number,
    [top, bottom]: readonly [string, string],
    look: { key?: string; strokeWidth: number; strokeDasharray?: string; stroke?: string },
  ) => {
    const { key, ...rest } = look
    return (
      <line key={key} x1={place(at)} x2={place(at)} y1={top} y2={bottom} stroke="currentColor" {...rest} />
    )
  }
  return (
    <svg className="ol-RepaymentTimeline-drawing" aria-hidden="true" focusable="false">
      <g stroke="currentColor" strokeOpacity="0.3">
        {bar(0, 1, { fillOpacity: '0.08' })}
      </g>
      {today !== null && bar(filled, Math.min(today, due), { fillOpacity: '0.14' })}
      <g className="ol-RepaymentTimeline-filled">{bar(0, filled)}</g>
      <g className="ol-RepaymentTimeline-late">{bar(due, today ?? due)}</g>
      {steps.map((at, index) =>
        mark(at, ['1.75em', '2.5em'], {
          key: `step ${index}`,
          strokeWidth: 2,
          stroke: 'var(--ol-color-background)',
        }),
      )}
      {instalments.map(({ at, isPaid }, index) =>
        isPaid
          ? mark(at, ['1.4em', '2.85em'], { key: `paid ${index}`, strokeWidth: 3 })
          : mark(at, ['1.4em', '2.85em'], {
              key: `instalment ${index}`,
              strokeWidth: 1.5,
              strokeDasharray: '3 2',
            }),
      )}
      {due < 1 && mark(due, ['1.4em', '2.85em'], { strokeWidth: 1.5 })}
      {today !== null && (
        <>
          {mark(today, ['1.2em', '3em'], { strokeWidth: 2.5 })}
          <text x={place(today)} y="0.9em" fill="currentColor" textAnchor={toAnchor(today)}>
            {t('repaymentTimeline.today')}
          </text>
        </>
      )}
    </svg>
  )
}

function toPercent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`
}

/** A label at an end of the line stays within it. */
function toAnchor(at: number): 'start' | 'middle' | 'end' {
  if (at < 0.1) return 'start'
  return at > 0.9 ? 'end' : 'middle'
}
