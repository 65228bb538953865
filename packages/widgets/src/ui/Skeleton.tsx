'use client'
import type { ReactNode } from 'react'

type SkeletonProps = {
  /** How much of a line it stands for. @default 'medium' */
  size?: 'short' | 'medium' | 'long' | 'full' | 'control'
}

/**
 * Stands where a text will be, as tall as the text's line, so that nothing moves when it comes.
 *
 * @example
 * <p><Skeleton size="short" /></p>
 */
export function Skeleton({ size = 'medium' }: SkeletonProps): ReactNode {
  return <span className="ol-Skeleton" data-ol-size={size} aria-hidden="true" />
}
