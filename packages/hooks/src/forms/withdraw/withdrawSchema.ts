import * as z from 'zod/mini'
import { amountError } from './amountError.ts'
import type { WithdrawErrorCode, WithdrawValues } from './withdrawFormTypes.ts'
import type { WithdrawRules } from './WithdrawRules.ts'
import { withoutSpaces } from './withoutSpaces.ts'

/** Checks a text; the message of an issue is a code, and words for it belong to the view. */
function text(problem: (value: string) => WithdrawErrorCode | null): z.ZodMiniString {
  return z.string().check((payload) => {
    const code = payload.value.trim() === '' ? 'REQUIRED' : problem(payload.value)
    if (code !== null)
      payload.issues.push({ code: 'custom', message: code, input: payload.value, continue: true })
  })
}

const filled = text(() => null)
const bankCode = text((value) => (/^[0-9A-Za-z]{2,12}$/.test(value.trim()) ? null : 'BANK_CODE_INVALID'))
const accountNumber = text((value) =>
  /^\d{5,20}$/.test(withoutSpaces(value)) ? null : 'ACCOUNT_NUMBER_INVALID',
)
const mobileNumber = text((value) =>
  /^\+?\d{7,15}$/.test(withoutSpaces(value)) ? null : 'MOBILE_NUMBER_INVALID',
)

/** What a person may type, by method: fields of the other method are neither checked nor kept. */
export function withdrawSchema(rules: WithdrawRules): z.ZodMiniType<Partial<WithdrawValues>, WithdrawValues> {
  const amount = z.string().check((payload) => {
    const code = amountError(payload.value, rules)
    if (code !== null)
      payload.issues.push({ code: 'custom', message: code, input: payload.value, continue: true })
  })
  const bank = z
    .object({
      method: z.literal('bank'),
      amount,
      bankCode,
      accountNumber,
      accountNumberEnd: z.string(),
      accountName: filled,
    })
    .check((payload) => {
      if (!rules.requireReenterLast4) return
      const { accountNumber: number, accountNumberEnd: end } = payload.value
      if (withoutSpaces(number).endsWith(end) && end.length === 4) return
      const message = end === '' ? 'REQUIRED' : 'ACCOUNT_NUMBER_END_DIFFERS'
      payload.issues.push({ code: 'custom', message, path: ['accountNumberEnd'], input: end, continue: true })
    })
  const mobileMoney = z.object({
    method: z.literal('mobile-money'),
    amount,
    mobileNumber,
    correspondent: filled,
    narration: filled,
  })
  // The cast names what the form hands in: every field, of which the union keeps those of the method.
  return z.discriminatedUnion('method', [bank, mobileMoney]) as unknown as z.ZodMiniType<
    Partial<WithdrawValues>,
    WithdrawValues
  >
}
