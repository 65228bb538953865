'use client'
import { useEffect, useRef } from 'react'
import { type AmountFormat, readAmount } from './readAmount.ts'
import { writeAmount } from './writeAmount.ts'

/** The fields of a form that hold amounts as typed text. */
type AmountFields<Name extends string> = {
  /** What stands in each of them, by its name. */
  read: () => readonly { name: Name; text: string }[]
  write: (name: Name, text: string) => void
}

/**
 * Keeps typed amounts what they were when the language changes: `1,250` typed in English is one thousand in French as well, not one and
 * a quarter. Read the way it was typed, then written the new way; what could not be read stays for the person to see.
 */
export function useRewrittenAmounts<Name extends string>(
  format: AmountFormat,
  { read, write }: AmountFields<Name>,
): void {
  const written = useRef(format)
  useEffect(() => {
    const before = written.current
    written.current = format
    if (before.locale === format.locale) return
    for (const { name, text } of read()) {
      const { amount } = readAmount(text, before)
      if (amount !== null) write(name, writeAmount(amount, format))
    }
    // What stands in the fields is read when the language changes, not when a key is pressed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [format])
}
