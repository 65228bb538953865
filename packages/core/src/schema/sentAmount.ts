import * as z from 'zod/mini'
import type { Amount } from '../amounts/Amount.ts'
import { amountToNumber } from '../amounts/amountToNumber.ts'
import { decimalPattern } from '../amounts/decimalPattern.ts'
import { text } from './text.ts'

/** An amount that a caller passes as a decimal string and the service wants as a JSON number; the schema refuses one that a number cannot hold. */
export const sentAmount: z.ZodMiniType<number, Amount> = z.pipe(
  // The cast is safe: the pattern admits only plain decimals, which are Amounts.
  text(
    (value) => decimalPattern.test(value),
    'must be a decimal string such as "1500.50"',
  ) as unknown as z.ZodMiniType<Amount, Amount>,
  z.pipe(
    z.transform((value: Amount, context): number => {
      const number = amountToNumber(value)
      if (number !== null && number > 0) return number
      const message =
        number === null ? 'has more digits than the service can receive' : 'must be more than zero'
      context.issues.push({ code: 'custom', message, input: value })
      return z.NEVER
    }),
    z.number(),
  ),
)
