'use client'
import type { ReactNode } from 'react'

type SkeletonProps = {
  /** The length of the text, as a share of a line. @default 'medium' */
  size?: 'short' | 'medium' | 'long' | 'full' | 'control'
}

/**
 * The placeholder of a text, as tall as the text's line, so that nothing moves when the text comes.
 *
 * @example
 * <p><Skeleton size="short" /></p>
 */
export function Skeleton({ size = 'medium' }: SkeletonProps): ReactNode {
  return <span className="ol-Skeleton" data-ol-size={size} aria-hidden="true" />
}
