'use client'
import type { ReactNode } from 'react'
import { useLendingRoot } from './useLendingRoot.ts'
import { type DrawnIcon, type IconName, iconPath } from './drawIcon.ts'

type IconProps = {
  name: DrawnIcon
  /** Mirrored where text runs from right to left. */
  flip?: boolean
}

/** A picture beside a word that says the same: hidden from screen readers. */
export function Icon({ name, flip = false }: IconProps): ReactNode {
  const plainName: IconName = name
  const own = useLendingRoot().icons[plainName]
  if (own !== undefined) return own
  return (
    <svg
      className="ol-Icon"
      data-ol-flip={flip || undefined}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconPath(name)} />
    </svg>
  )
}
