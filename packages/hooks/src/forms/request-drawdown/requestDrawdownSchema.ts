import type { Amount } from '@onlend/core'
import * as z from 'zod/mini'
import type { AmountFormat } from '../amount/AmountFormat.ts'
import { checkAmount } from '../amount/checkAmount.ts'
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
export function requestDrawdownSchema(rules: DrawdownRules): z.ZodMiniType<unknown, unknown> {
  return z.object({
    amount: text((typed) => checkAmount(typed, rules)),
    tenor: text((typed) => checkTenor(typed, rules)),
  })
}

function checkTenor(
  typed: string,
  { tenorOptions, minTenor, maxTenor }: DrawdownRules,
): RequestDrawdownErrorCode | null {
  if (typed.trim() === '') return 'REQUIRED'
  const days = readTenor(typed)
  if (days === null) return 'TENOR_NOT_WHOLE'
  if (days < minTenor) return 'TENOR_TOO_SHORT'
  if (maxTenor !== undefined && days > maxTenor) return 'TENOR_TOO_LONG'
  return tenorOptions === null || tenorOptions.includes(days) ? null : 'TENOR_NOT_OFFERED'
}

function text(problem: (typed: string) => RequestDrawdownErrorCode | null): z.ZodMiniString {
  return z.string().check((payload) => {
    const code = problem(payload.value)
    if (code !== null)
      payload.issues.push({ code: 'custom', message: code, input: payload.value, continue: true })
  })
}
