import type { Amount } from '@onlend/core'
import * as z from 'zod/mini'
import { money, type MoneyContext } from '../define-form/money.ts'

const { read } = money()

/** A field of a zod schema that holds a typed amount: its output is the amount as it is sent, its messages are the codes of `money`. */
export function amountField(context: MoneyContext): z.ZodMiniType<Amount, string> {
  return z.pipe(
    z.string(),
    z.transform((typed, { issues }): Amount => {
      const reading = read(typed, context)
      if ('value' in reading) return reading.value
      if ('code' in reading)
        issues.push({ code: 'custom', message: reading.code, input: typed, continue: true })
      return z.NEVER
    }),
  )
}
