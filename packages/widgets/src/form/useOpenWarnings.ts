'use client'
import { type ReactNode, useState } from 'react'
import { phoneField } from '../ui/phoneField.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { phoneChunk } from '../ui/phoneChunk.ts'
import { useChunk } from '../ui/useChunk.ts'

/** A warning that is still open when the review opens. */
export type OpenWarning = {
  /** The field together with its value: after a change of the value the person ticks the warning again. */
  key: string
  /** The label of the field. */
  name: ReactNode
} & (
  | { text: ReactNode }
  /** A phone number as it was typed: the check, which is fetched on demand, says whether there is a warning. */
  | { phone: { number: string; country: string } }
)

/** One warning of a review, in words. */
export type SaidWarning = { key: string; name: ReactNode; text: ReactNode; isChecked: boolean }

/** The warnings that a review shows, which of them the person has checked, and whether any is left to be. */
export function useOpenWarnings(warnings: readonly OpenWarning[]): {
  said: readonly SaidWarning[]
  /** True while one may still come: a phone number is being looked at. */
  isOpen: boolean
  setChecked: (key: string, isChecked: boolean) => void
} {
  const t = useCopy(phoneField)
  const hasPhone = warnings.some((warning) => 'phone' in warning)
  const { part: checkPhone, failed } = useChunk(phoneChunk, hasPhone)
  const [checked, setAllChecked] = useState<ReadonlySet<string>>(new Set())
  const said = warnings.flatMap((warning): SaidWarning[] => {
    const { key, name } = warning
    const isChecked = checked.has(key)
    if ('text' in warning) return [{ key, name, text: warning.text, isChecked }]
    const found = checkPhone?.(warning.phone.number, warning.phone.country).warning ?? null
    return found === null ? [] : [{ key, name, text: t(`phone.warning.${found}`), isChecked }]
  })
  return {
    said,
    // Without the check the person goes on: it only warns.
    isOpen: said.some(({ isChecked }) => !isChecked) || (hasPhone && checkPhone === null && !failed),
    setChecked: (key, isChecked) =>
      setAllChecked((before) => {
        const after = new Set(before)
        if (isChecked) after.add(key)
        else after.delete(key)
        return after
      }),
  }
}
