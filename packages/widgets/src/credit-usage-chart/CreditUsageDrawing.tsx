'use client'
import type { ReactNode } from 'react'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import type { UsageStep } from './readCreditUsage.ts'

/** The steps of the drawn amount, under the line of the limit. A picture alone: text beside it gives the figures. */
export function CreditUsageDrawing({
  steps,
  small,
}: {
  steps: readonly UsageStep[]
  small?: boolean
}): ReactNode {
  const { dir } = useLendingRoot()
  const toX = (x: number) => Math.round((dir === 'rtl' ? 1 - x : x) * 1000) / 10
  // A little room above and below, so that no stroke is cut.
  const toY = (height: number) => Math.round((1 - height) * 900 + 50) / 10
  const [first] = steps
  if (!first) return null
  const line = (height: (step: UsageStep) => number) =>
    `M${toX(first.x)} ${toY(height(first))}${steps.map((step) => `H${toX(step.x)}V${toY(height(step))}`).join('')}H${toX(1)}`
  const drawn = line((step) => step.drawn)
  const stroke = { fill: 'none', stroke: 'currentColor', vectorEffect: 'non-scaling-stroke' } as const
  return (
    <svg
      className="ol-CreditUsageChart-drawing"
      data-ol-small={small || undefined}
      aria-hidden="true"
      focusable="false"
    >
      <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
        <path {...stroke} d={`M0 ${toY(0)}H100`} strokeOpacity="0.3" />
        <path {...stroke} d={line((step) => step.limit)} strokeDasharray="4 3" />
        <g className="ol-CreditUsageChart-drawn">
          <path fill="currentColor" fillOpacity="0.15" d={`${drawn}V${toY(0)}H${toX(first.x)}Z`} />
          <path {...stroke} strokeWidth="2" d={drawn} />
        </g>
      </svg>
      {!small &&
        steps.map(
          ({ at, x, drawn: height, change }) =>
            change && (
              <svg key={at} aria-hidden="true" x={`${toX(x)}%`} y={`${toY(height)}%`} overflow="visible">
                <path
                  d={change === 'up' ? 'M-5 4 0 -5 5 4Z' : 'M-5 -4 0 5 5 -4Z'}
                  fill={change === 'up' ? 'currentColor' : 'var(--ol-color-background)'}
                  stroke="currentColor"
                  strokeWidth="1.5"
                />
              </svg>
            ),
        )}
    </svg>
  )
}
