import * as z from 'zod/mini'
import type { Amount } from '../amounts/Amount.ts'
import { toAmount } from '../amounts/toAmount.ts'

/** An amount or other decimal as the service sends it, a number here and a string there; parsed to an exact decimal string. */
export const amount: z.ZodMiniType<Amount> = z.pipe(
  // The transform looks for itself, so that zod's unions need not be loaded.
  z.unknown(),
  z.transform((value, context): Amount => {
    const read = typeof value === 'number' || typeof value === 'string' ? toAmount(value) : null
    if (read !== null) return read
    context.issues.push({ code: 'custom', message: 'not a decimal', input: value })
    return z.NEVER
  }),
)
