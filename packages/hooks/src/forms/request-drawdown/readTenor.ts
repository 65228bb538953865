import { toPlainText } from '@onlend/core/internal'

/** Reads typed whole days, such as `90`; `null` for any other text. */
export function readTenor(text: string): number | null {
  const typed = toPlainText(text.trim())
  return /^\d{1,5}$/.test(typed) ? Number(typed) : null
}
