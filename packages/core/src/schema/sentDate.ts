import type * as z from 'zod/mini'
import { toIsoDate } from '../dates/isoDates.ts'
import { text } from './text.ts'

/** A calendar day that a caller sends, `YYYY-MM-DD` only: a `Date` or a timestamp would shift by a day across zones. */
export const sentDate: z.ZodMiniType<string, string> = text(
  (value) => toIsoDate(value) === value,
  'must be a calendar day written YYYY-MM-DD',
)
