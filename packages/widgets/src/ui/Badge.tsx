'use client'
import type { ReactNode } from 'react'
import type { Tone } from './Alert.tsx'
import { Icon } from './Icon.tsx'
import type { DrawnIcon } from './drawIcon.ts'
import { useParts } from './useParts.ts'
import { slottedPlain } from './slottedPlain.tsx'

/** The props of the badge, and of a replacement for it. */
export type BadgeProps = { tone: Tone; icon?: DrawnIcon; children: ReactNode }

function OwnBadge({ tone, icon, children }: BadgeProps): ReactNode {
  const parts = useParts()
  return (
    <span {...parts('Badge')} data-ol-tone={tone}>
      {icon && <Icon name={icon} />}
      <span className="ol-Badge-label">{children}</span>
    </span>
  )
}

/** One word for a state, with an icon: never colour alone. */
export const Badge: (props: BadgeProps) => ReactNode = slottedPlain('Badge', OwnBadge)
