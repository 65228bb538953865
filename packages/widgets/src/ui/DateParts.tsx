'use client'
import { type ClipboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { dateParts as words } from './dateParts.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { type DatePart, datePartOrder } from '../format/datePartOrder.ts'
import { useLendingRoot } from './useLendingRoot.ts'
import type { FieldProps } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { splitDate } from './splitDate.ts'
import { TextField } from './TextField.tsx'
import { useParts } from './useParts.ts'

type DatePartsProps = FieldProps & {
  /** On the first of the three inputs, where an error summary leads. */
  id: string
  /** `YYYY-MM-DD`, or the typed parts so far with dashes between; the inputs follow when it changes from outside. */
  value: string
  /** Hears the same, at each key; `''` when all three are empty. */
  onChange: (value: string) => void
  /** The focus has left all three. */
  onBlur?: () => void
  readOnly?: boolean
  /** Lets the browser offer the person's own birth date. @default true */
  autoFill?: boolean
}

const lengths: Record<DatePart, number> = { day: 2, month: 2, year: 4 }

/** A date that people know by heart, such as their birth: day, month and year to type, in the order of the locale. */
export function DateParts(props: DatePartsProps): ReactNode {
  const { label, hint, error, warning, optional, part = 'DateParts', id, value, onBlur } = props
  const { readOnly = false, autoFill = true } = props
  const t = useCopy(words)
  const parts = useParts()
  const { locale } = useLendingRoot()
  const order = datePartOrder(locale)
  const inputs = useRef<Partial<Record<DatePart, HTMLInputElement | null>>>({})
  const seen = useRef(value)
  // The reported dates that are not rendered yet: a late render must not write an earlier date over the next key.
  const reported = useRef<string[]>([])

  const read = () => {
    const [year, month, day] = (['year', 'month', 'day'] as const).map((unit) =>
      (inputs.current[unit]?.value ?? '').trim(),
    )
    if (!year && !month && !day) return ''
    const padded = (text = '') => (/^\d$/.test(text) ? `0${text}` : text)
    return `${year}-${padded(month)}-${padded(day)}`
  }
  const write = ([year, month, day]: readonly string[]) => {
    for (const [unit, text = ''] of Object.entries({ year, month, day })) {
      // The cast names the keys of the line above.
      const input = inputs.current[unit as DatePart]
      if (input) input.value = text
    }
  }
  const report = () => {
    reported.current.push(read())
    props.onChange(read())
  }
  useEffect(() => {
    const isOwn = reported.current.includes(value)
    if (reported.current.at(-1) === value) reported.current = []
    const isKnown = isOwn || seen.current === value
    seen.current = value
    if (!isKnown && read() !== value) write(value.split('-'))
  }, [value])
  useEffect(() => {
    // Reports a date that the person typed into prerendered markup before the script ran.
    if (read() !== '' && read() !== seen.current) report()
    // Once, when the inputs are taken over.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  const paste = (event: ClipboardEvent) => {
    const whole = splitDate(event.clipboardData.getData('text'), order)
    if (whole === null || readOnly) return
    event.preventDefault()
    write(whole)
    report()
  }
  const [year = '', month = '', day = ''] = value.split('-')
  const texts = { year, month, day }
  const described = [hint && 'hint', error && 'error', warning && 'warning'].filter(Boolean)
  return (
    <fieldset
      {...parts('DateParts', part)}
      data-ol-invalid={error ? '' : undefined}
      aria-describedby={described.map((name) => `${id}-${name}`).join(' ') || undefined}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
      }}
    >
      <legend {...parts('Field.label')}>
        {label}
        {optional && <span {...parts('Field.optional')}> {optional}</span>}
      </legend>
      {hint && (
        <p {...parts('Field.hint')} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="ol-DateParts-row">
        {order.map((unit, index) => (
          <div key={unit} className="ol-DateParts-item" data-ol-unit={unit}>
            <TextField
              ref={(element) => {
                inputs.current[unit] = element
              }}
              {...(index === 0 ? { id } : {})}
              part="DateParts.input"
              label={t(`dateParts.${unit}`)}
              defaultValue={texts[unit]}
              inputMode="numeric"
              enterKeyHint="next"
              autoComplete={autoFill ? `bday-${unit}` : 'off'}
              // No `maxLength`: it would cut a pasted date short.
              size={lengths[unit]}
              readOnly={readOnly}
              onChange={report}
              onPaste={paste}
            />
          </div>
        ))}
      </div>
      <div className="ol-Field-notes">
        {error && (
          <p {...parts('Field.error')} id={`${id}-error`}>
            <Icon name="error" />
            <span className="ol-Field-text">{error}</span>
          </p>
        )}
        {warning && (
          <p {...parts('Field.warning')} id={`${id}-warning`}>
            <Icon name="warning" />
            <span className="ol-Field-text">{warning}</span>
          </p>
        )}
      </div>
    </fieldset>
  )
}
