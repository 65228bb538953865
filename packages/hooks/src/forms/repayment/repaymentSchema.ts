import * as z from 'zod/mini'
import type { AmountFormat } from '../amount/AmountFormat.ts'
import { sumCode } from '../amount/sumCode.ts'
import type { RepaymentErrorCode } from './repaymentFormTypes.ts'

/** What a person may type: a reference, and an amount without an upper stop (T37). Messages are codes. */
export function repaymentSchema(format: AmountFormat): z.ZodMiniType<unknown, unknown> {
  return z.object({
    reference: text((value) => (value === '' ? 'REQUIRED' : null)),
    amount: text((value) => sumCode(value, format)),
  })
}

function text(problem: (value: string) => RepaymentErrorCode | null): z.ZodMiniString {
  return z.string().check((payload) => {
    const code = problem(payload.value.trim())
    if (code !== null)
      payload.issues.push({ code: 'custom', message: code, input: payload.value, continue: true })
  })
}
