'use client'
import { type ChangeEvent, forwardRef, type ReactNode, type TextareaHTMLAttributes, useState } from 'react'
import { textArea as words } from './textArea.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Field, type FieldProps } from './Field.tsx'
import { splitFieldProps } from './splitFieldProps.ts'
import { useParts } from './useParts.ts'
import { slotted } from './slotted.tsx'

/** The props of the text area, and of a replacement for it. */
export type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> &
  FieldProps & {
    /** Says how many characters are left of `maxLength`. */
    counter?: boolean
  }

/** A labelled input for several lines of text; grows with them where the browser can. Uncontrolled unless `value` is given. */
export const TextArea = slotted(
  'TextArea',
  forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(props, ref) {
    const {
      frame,
      control: { counter = false, rows = 3, ...area },
    } = splitFieldProps(props)
    const parts = useParts()
    const [typed, setTyped] = useState(String(area.value ?? area.defaultValue ?? '').length)
    const count = (event: ChangeEvent<HTMLTextAreaElement>) => {
      setTyped(event.target.value.length)
      area.onChange?.(event)
    }
    return (
      <Field {...frame}>
        {(described) => (
          <>
            <span {...parts('Input.frame')} data-ol-readonly={area.readOnly || undefined}>
              <textarea
                {...area}
                {...described}
                {...parts('TextArea')}
                ref={ref}
                rows={rows}
                {...(counter ? { onChange: count } : {})}
              />
            </span>
            {counter && area.maxLength !== undefined && (
              <Counter left={Math.max(0, area.maxLength - typed)} />
            )}
          </>
        )}
      </Field>
    )
  }),
)

function Counter({ left }: { left: number }): ReactNode {
  const t = useCopy(words)
  return (
    // Spoken when typing pauses: a screen reader waits for a polite region.
    <p className="ol-Field-note" role="status">
      {t('textArea.left', { count: left })}
    </p>
  )
}
