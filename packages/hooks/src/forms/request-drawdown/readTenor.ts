import { toLatinDigits } from '../text/toLatinDigits.ts'

/** Reads typed whole days, such as `90`; `null` where it is anything else. */
export function readTenor(text: string): number | null {
  const typed = toLatinDigits(text.trim())
  return /^\d{1,5}$/.test(typed) ? Number(typed) : null
}
