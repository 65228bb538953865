import * as z from 'zod/mini'
import type { AmountFormat } from '../amount/AmountFormat.ts'
import { sumCode } from '../amount/sumCode.ts'
import type { ReconcileRepaymentsErrorCode } from './reconcileRepaymentsFormTypes.ts'

/** What a person may type: a reference, and an amount without an upper stop (T37). Messages are codes. */
export function reconcileRepaymentsSchema(format: AmountFormat): z.ZodMiniType<unknown, unknown> {
  return z.object({
    reference: text((value) => (value === '' ? 'REQUIRED' : null)),
    amount: text((value) => sumCode(value, format)),
  })
}

function text(problem: (value: string) => ReconcileRepaymentsErrorCode | null): z.ZodMiniString {
  return z.string().check((payload) => {
    const code = problem(payload.value.trim())
    if (code !== null)
      payload.issues.push({ code: 'custom', message: code, input: payload.value, continue: true })
  })
}
