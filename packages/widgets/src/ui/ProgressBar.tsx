'use client'
import type { ReactNode } from 'react'
import type { PartName } from './PartName.ts'
import { useParts } from './useParts.ts'

type ProgressBarProps = {
  /** The id of what names it. */
  labelledBy: string
  /** The share in words. */
  valueText: string
  /** 0 to 1. */
  ratio: number
  part?: PartName
}

/** The progress of something that moves. Text beside the bar must give the figures themselves. */
export function ProgressBar({
  labelledBy,
  valueText,
  ratio,
  part = 'ProgressBar',
}: ProgressBarProps): ReactNode {
  const parts = useParts()
  return (
    <progress
      {...parts('ProgressBar', part)}
      aria-labelledby={labelledBy}
      aria-valuetext={valueText}
      max={1}
      value={Math.min(1, Math.max(0, ratio))}
    />
  )
}
