'use client'
import { type ReactNode, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { findTypedIn } from './findTypedIn.ts'
import { useParts } from './useParts.ts'

type ErrorSummaryProps = {
  title: string
  errors: readonly { id: string; text: string }[]
  /** Takes the focus each time this grows. */
  count: number
  /** The element that had the focus when the form was tried: from a field that a person has gone on to since, the focus is not taken. @default any */
  triedFrom?: { readonly current: Element | null }
  /** Opens the part of the form with the field of this id, if the part is closed. */
  onOpen?: (id: string) => void
}

/** The list of errors above the fields: takes the focus after a failed attempt and links to each field. */
export function ErrorSummary({ title, errors, count, triedFrom, onOpen }: ErrorSummaryProps): ReactNode {
  const parts = useParts()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const typedIn = findTypedIn()
    const hasGoneOn = triedFrom !== undefined && typedIn !== null && typedIn !== triedFrom.current
    if (count > 0 && !hasGoneOn) box.current?.focus()
  }, [count, triedFrom])
  return (
    <div ref={box} tabIndex={-1} role="alert" {...parts('ErrorSummary')}>
      <p {...parts('ErrorSummary.title')}>{title}</p>
      <ul className="ol-ErrorSummary-list">
        {errors.map(({ id, text }) => (
          <li key={id} className="ol-ErrorSummary-item">
            <a
              {...parts('ErrorSummary.link')}
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault()
                // The field must be rendered before it can take the focus.
                if (onOpen) flushSync(() => onOpen(id))
                // The root can be inside a shadow tree, where the document does not find the field.
                const root = event.currentTarget.getRootNode() as Document | ShadowRoot
                root.getElementById(id)?.focus()
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
