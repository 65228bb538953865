import type * as z from 'zod/mini'
import { text } from './text.ts'

/** Control characters but line breaks and tabs, and the two marks that turn a whole line round. */
const unwritable = /(?![\n\t])\p{Cc}|[\u202d\u202e]/u

/** A text that a person reads, of 1 to so many characters, in which nothing hides that would show another text than it holds. */
export function shortText(most: number): z.ZodMiniString<string> {
  return text(
    (value) => value !== '' && value.length <= most && !unwritable.test(value),
    `must be a text of 1 to ${most} characters without control characters`,
  )
}
