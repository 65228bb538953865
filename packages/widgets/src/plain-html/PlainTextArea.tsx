'use client'
import { forwardRef } from 'react'
import type { TextAreaProps } from '../ui/TextArea.tsx'
import { PlainField } from './PlainField.tsx'

/** A labelled `<textarea>`, without the count of characters. */
export const PlainTextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function PlainTextArea(
  { label, hint, error, warning, optional, part, id, counter: _counter, ...area },
  ref,
) {
  return (
    <PlainField {...{ label, hint, error, warning, optional, id }}>
      {(control) => <textarea {...area} {...control} data-ol-part={part} ref={ref} />}
    </PlainField>
  )
})
