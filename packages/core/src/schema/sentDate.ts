import * as z from 'zod/mini'
import { toIsoDate } from '../dates/toIsoDate.ts'

/** A calendar day that a caller sends, `YYYY-MM-DD` only: a `Date` or a timestamp would shift by a day across zones. */
export const sentDate: z.ZodMiniType<string, string> = z
  .string()
  .check(z.refine((value) => toIsoDate(value) === value, 'must be a calendar day written YYYY-MM-DD'))
