import type { Amount, requestDrawdown } from '@onlend/core'
import type { EndpointInput } from '@onlend/core/internal'
import * as z from 'zod/mini'
import { amountField } from '../amount/amountField.ts'
import type { AmountFormat } from '../amount/readAmount.ts'
import type { RequestDrawdownErrorCode } from './requestDrawdownFormTypes.ts'
import { readTenor } from './readTenor.ts'

type DrawdownRules = {
  format: AmountFormat
  minAmount: Amount | undefined
  maxAmount: Amount | undefined
  tenorOptions: readonly number[] | null
  minTenor: number
  maxTenor: number | undefined
}

/** What a person may type: an amount, and whole days. What is available does not count here: the service decides (T38). */
export function requestDrawdownSchema(
  rules: DrawdownRules,
): z.ZodMiniType<EndpointInput<typeof requestDrawdown>, unknown> {
  return z.object({ amount: amountField(rules), tenor: tenorField(rules) })
}

function tenorField(rules: DrawdownRules): z.ZodMiniType<number, string> {
  return z.pipe(
    z.string(),
    z.transform((typed, { issues }): number => {
      const days = readTenor(typed)
      const code = typed.trim() === '' ? 'REQUIRED' : checkTenor(days, rules)
      if (days !== null && code === null) return days
      issues.push({ code: 'custom', message: code ?? undefined, input: typed, continue: true })
      return z.NEVER
    }),
  )
}

function checkTenor(
  days: number | null,
  { tenorOptions, minTenor, maxTenor }: DrawdownRules,
): RequestDrawdownErrorCode | null {
  if (days === null) return 'TENOR_NOT_WHOLE'
  if (days < minTenor) return 'TENOR_TOO_SHORT'
  if (maxTenor !== undefined && days > maxTenor) return 'TENOR_TOO_LONG'
  return tenorOptions === null || tenorOptions.includes(days) ? null : 'TENOR_NOT_OFFERED'
}
