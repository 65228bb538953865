'use client'
import { forwardRef, useCallback, useEffect, useState } from 'react'
import { phoneField as words } from './phoneField.words.ts'
import { useCopy } from '../words/useCopy.ts'
import type { PhoneReading } from './checkPhone.ts'
import { phoneChunk } from './phoneChunk.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'after' | 'warning'> & {
  /** Country whose numbers are written without a country code: its ISO code, or the service's name, such as `ghana`. */
  country: string
}

const nothing: PhoneReading = { warning: null, readAs: null }

/** An input for a phone number: read back once it is left, and warned about, but never refused. The check is fetched on first touch. */
export const PhoneField = forwardRef<HTMLInputElement, PhoneFieldProps>(function PhoneField(
  { country, error, onFocus, onBlur, ...rest },
  ref,
) {
  const t = useCopy(words)
  const [reading, setReading] = useState(nothing)
  // The number that waits for the check, which did not arrive.
  const [unread, setUnread] = useState<string | null>(null)
  const read = useCallback(
    (text: string) => {
      // Without the check the person goes on: it only warns.
      phoneChunk.load().then(
        (checkPhone) => {
          setUnread(null)
          setReading(checkPhone(text, country))
        },
        () => setUnread(text),
      )
    },
    [country],
  )
  // A number that comes back, from another page of a form, is read like one that was just typed.
  const [first] = useState(() => String(rest.defaultValue ?? ''))
  useEffect(() => {
    if (first !== '') read(first)
  }, [first, read])
  useEffect(() => {
    if (unread === null) return
    const again = () => read(unread)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [unread, read])
  return (
    <TextField
      autoComplete="tel"
      {...rest}
      ref={ref}
      type="tel"
      inputMode="tel"
      error={error}
      warning={reading.warning && !error ? t(`phone.warning.${reading.warning}`) : undefined}
      onFocus={(event) => {
        onFocus?.(event)
        phoneChunk.load().catch(() => undefined)
      }}
      onBlur={(event) => {
        onBlur?.(event)
        read(event.target.value)
      }}
      after={
        <p className="ol-Field-note">
          {reading.readAs !== null &&
            reading.warning === null &&
            !error &&
            t('phone.readAs', { number: reading.readAs })}
        </p>
      }
    />
  )
})
