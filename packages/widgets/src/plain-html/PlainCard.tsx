'use client'
import { type ReactNode, useId } from 'react'
import type { CardProps } from '../ui/Card.tsx'
import { useParts } from '../ui/useParts.ts'

/** A `<section>` named by its heading. */
export function PlainCard(props: CardProps): ReactNode {
  const { title, hideTitle, headingLevel = 2, aside, busy, state, part, children } = props
  const parts = useParts()
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section aria-labelledby={id} aria-busy={busy || undefined} data-ol-part={part} data-ol-state={state}>
      <Heading id={id} className={hideTitle ? parts('VisuallyHidden').className : undefined}>
        {title}
      </Heading>
      {aside}
      {children}
    </section>
  )
}
