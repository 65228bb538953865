'use client'
import type { ReactNode } from 'react'
import type { Tone } from './Alert.tsx'
import { useParts } from './useParts.ts'
import { slottedPlain } from './slottedPlain.tsx'

/** The props of the meter, and of a replacement for it. */
export type MeterProps = {
  /** The name of the measured value. */
  label: string
  /** The share in words, with the figures. */
  valueText: string
  /** 0 to 1; drawn full beyond. */
  ratio: number
  tone?: Tone
  /** @default 'bar' */
  shape?: 'bar' | 'gauge'
  /** Rendered inside a gauge; `valueText` must say it too. */
  children?: ReactNode
}

const arc = 'M10 56 A46 46 0 0 1 102 56'

function OwnMeter({
  label,
  valueText,
  ratio,
  tone = 'neutral',
  shape = 'bar',
  children,
}: MeterProps): ReactNode {
  const parts = useParts()
  const percent = Math.round(Math.min(1, Math.max(0, ratio)) * 1000) / 10
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers draw their own meter in ways that no style reaches
    <div
      {...parts('Meter')}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      data-ol-tone={tone}
      data-ol-shape={shape}
    >
      {shape === 'gauge' ? (
        <svg className="ol-Meter-drawing" viewBox="0 0 112 62" aria-hidden="true" focusable="false">
          <path className="ol-Meter-track" d={arc} />
          {percent > 0 && (
            <path className="ol-Meter-fill" d={arc} pathLength={100} strokeDasharray={`${percent} 200`} />
          )}
        </svg>
      ) : (
        <svg
          className="ol-Meter-drawing"
          viewBox="0 0 100 1"
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          <rect className="ol-Meter-track" width="100" height="1" />
          <rect className="ol-Meter-fill" width={percent} height="1" />
        </svg>
      )}
      {children && (
        <div className="ol-Meter-inside" aria-hidden="true">
          {children}
        </div>
      )}
    </div>
  )
}

/** A share of a whole, as a picture and in words. Text beside the meter must give the figures themselves. */
export const Meter: (props: MeterProps) => ReactNode = slottedPlain('Meter', OwnMeter)
