'use client'
import type { ReactNode } from 'react'
import { slottedPlain } from './slottedPlain.tsx'
import { useWaiting } from './useWaiting.ts'

/** The props of the placeholder, and of a replacement for it. */
export type SkeletonProps = {
  /** The length of the text, as a share of a line. @default 'medium' */
  size?: 'short' | 'medium' | 'long' | 'full' | 'control'
}

function OwnSkeleton({ size = 'medium' }: SkeletonProps): ReactNode {
  return <span className="ol-Skeleton" data-ol-size={size} aria-hidden="true" />
}

const Slotted = slottedPlain('Skeleton', OwnSkeleton)

/**
 * The placeholder of a text, as tall as the text's line, so that nothing moves when the text comes. The widget around it is not ready before.
 *
 * @example
 * <p><Skeleton size="short" /></p>
 */
export function Skeleton(props: SkeletonProps): ReactNode {
  useWaiting()
  return <Slotted {...props} />
}
