import { toPlainText } from '@onlend/core/internal'

/** Reads how many months the figures of a year cover, from 1 to 12, as `12`, `12.0` or `12 months`; `null` for anything else. */
export function readPeriod(text: string): string | null {
  const typed = /^(\d{1,2})(?:[.,]0+)?(?:\s*months?)?$/i.exec(toPlainText(text).trim())
  const months = Number(typed?.[1])
  return months >= 1 && months <= 12 ? String(months) : null
}
