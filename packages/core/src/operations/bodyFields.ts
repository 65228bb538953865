import type { Amount } from '../amounts/Amount.ts'
import { toAmount } from '../amounts/toAmount.ts'
import { toSeenLine } from '../text/toSeenLine.ts'
import { toSeenText } from '../text/toSeenText.ts'

/** The text in a field of a body, without hidden characters and cut to the length of a line; `null` when the field has no text. */
export function readText(value: unknown): string | null {
  return typeof value === 'string' ? toSeenLine(toSeenLine(value).slice(0, 140)) || null : null
}

/** The whole text or number in a field of a body, as the service would get it, without hidden characters; `null` for any other value. */
export function readWhole(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? toSeenText(value) || null : null
}

/** The amount in a field of a body, in the body's spelling; `null` when the field has no amount. */
export function readAmount(value: unknown): Amount | null {
  return typeof value === 'number' || typeof value === 'string' ? toAmount(value) : null
}

/** The sorted checksums of the staged files among the values of a form: files come in any order and under any name. */
export function readChecksums(values: readonly unknown[]): string[] {
  return values
    .flatMap((value) => {
      const { sha256 } = (value ?? {}) as { sha256?: unknown } // Any value may be asked for a field that it does not have.
      return typeof sha256 === 'string' ? [sha256] : []
    })
    .sort()
}
