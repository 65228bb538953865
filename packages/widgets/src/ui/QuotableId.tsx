'use client'
import type { ReactNode } from 'react'
import { CopyButton } from './CopyButton.tsx'

/** An id or a reference to be quoted, with a button that copies it. */
export function QuotableId({ text, copyLabel }: { text: string; copyLabel: string }): ReactNode {
  return (
    <span className="ol-Outcome-id">
      <code className="ol-Code">{text}</code>
      <CopyButton text={text} label={copyLabel} compact />
    </span>
  )
}
