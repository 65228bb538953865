'use client'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { useParts } from './useParts.ts'

type FieldNoteProps = {
  is: 'hint' | 'error' | 'warning'
  /** Of the control that it is about. */
  of: string
  /** Nothing is drawn without words. */
  children: ReactNode
}

/** A hint, an error or a warning of a control, under the id by which `describedBy` refers to it. */
export function FieldNote({ is, of, children }: FieldNoteProps): ReactNode {
  const parts = useParts()
  if (!children) return null
  const id = `${of}-${is}`
  if (is === 'hint') {
    return (
      <p {...parts('Field.hint')} id={id}>
        {children}
      </p>
    )
  }
  return (
    <p {...(is === 'error' ? parts('Field.error') : parts('Field.warning'))} id={id}>
      <Icon name={is} />
      <span className="ol-Field-text">{children}</span>
    </p>
  )
}
