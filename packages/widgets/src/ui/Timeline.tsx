'use client'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { DrawnIcon } from './drawIcon.ts'
import { useParts } from './useParts.ts'

/** One step; `current` is the last that has happened. */
export type TimelineStep = {
  key: string
  label: ReactNode
  note: ReactNode
  state: 'done' | 'current' | 'waiting' | 'failed' | 'unknown'
}

const icons: Record<TimelineStep['state'], DrawnIcon> = {
  done: 'check',
  current: 'clock',
  waiting: 'clock',
  failed: 'close',
  unknown: 'question',
}

/** The past steps and the awaited ones, in order. */
export function Timeline({ label, steps }: { label: string; steps: readonly TimelineStep[] }): ReactNode {
  const parts = useParts()
  return (
    <ol {...parts('Timeline')} aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.key}
          {...parts('Timeline.step')}
          data-ol-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className="ol-Timeline-sign">
            {step.state !== 'waiting' && <Icon name={icons[step.state]} />}
          </span>
          <span className="ol-Timeline-label">{step.label}</span>
          <span className="ol-Timeline-note">{step.note}</span>
        </li>
      ))}
    </ol>
  )
}
