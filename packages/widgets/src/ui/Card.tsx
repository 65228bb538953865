'use client'
import { type ReactNode, useId } from 'react'
import type { PartName } from './PartName.ts'
import { useParts } from './useParts.ts'
import { slottedPlain } from './slottedPlain.tsx'

/** The props of the card, and of a replacement for it. */
export type CardProps = {
  title: ReactNode
  /** The heading stays for screen readers, but is not visible. */
  hideTitle?: boolean
  /** @default 2 */
  headingLevel?: 2 | 3 | 4
  /** Beside the heading: a badge or an action. */
  aside?: ReactNode
  busy?: boolean
  state?: string
  part: PartName
  children: ReactNode
}

function OwnCard({
  title,
  hideTitle,
  headingLevel = 2,
  aside,
  busy,
  state,
  part,
  children,
}: CardProps): ReactNode {
  const parts = useParts()
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section
      {...parts('Card', part)}
      aria-labelledby={id}
      aria-busy={busy || undefined}
      data-ol-state={state}
    >
      <div className="ol-Card-header" data-ol-hidden={(hideTitle && !aside) || undefined}>
        <Heading id={id} {...parts(hideTitle ? 'VisuallyHidden' : 'Card.title')}>
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  )
}

/** The frame of a widget: a titled section on its own ground. */
export const Card: (props: CardProps) => ReactNode = slottedPlain('Card', OwnCard)
