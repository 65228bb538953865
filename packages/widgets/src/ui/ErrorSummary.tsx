'use client'
import { type ReactNode, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useParts } from './useParts.ts'

type ErrorSummaryProps = {
  title: string
  errors: readonly { id: string; text: string }[]
  /** Takes the focus each time this grows. */
  count: number
  /** Brings the field with this id into the page, where it may not be on show. */
  onOpen?: (id: string) => void
}

/** The list of what is wrong, above the fields: takes the focus after a failed attempt and leads to each field. */
export function ErrorSummary({ title, errors, count, onOpen }: ErrorSummaryProps): ReactNode {
  const parts = useParts()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (count > 0) box.current?.focus()
  }, [count])
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
                // It must be drawn before it can have the focus.
                if (onOpen) flushSync(() => onOpen(id))
                // The root may be inside a shadow tree, where the document does not find the field.
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
