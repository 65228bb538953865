import { type Amount, compareAmounts, type withdraw } from '@onlend/core'
import { compactNumber, type EndpointInput } from '@onlend/core/internal'
import * as z from 'zod/mini'
import { amountField } from '../amount/amountField.ts'
import type { AmountFormat } from '../amount/readAmount.ts'
import { textField } from '../text/textField.ts'
import type { WithdrawErrorCode } from './withdrawFormTypes.ts'

/** What a host allows. */
type WithdrawRules = {
  format: AmountFormat
  balance: Amount | undefined
  minAmount: Amount | undefined
  maxAmount: Amount | undefined
  requireReenterLast4: boolean
}

const text = textField<WithdrawErrorCode>
const filled = text()
const bankCode = text({ check: (code) => (/^[0-9A-Za-z]{2,12}$/.test(code) ? null : 'BANK_CODE_INVALID') })
const accountNumber = text({
  clean: compactNumber,
  check: (number) => (/^\d{5,20}$/.test(number) ? null : 'ACCOUNT_NUMBER_INVALID'),
})
const mobileNumber = text({
  clean: compactNumber,
  check: (number) => (/^\+?\d{7,15}$/.test(number) ? null : 'MOBILE_NUMBER_INVALID'),
})

/** What a person may type, by method, and what of it is sent: exactly the fields of the method, numbers and codes as text with their zeros. */
export function withdrawSchema(rules: WithdrawRules): z.ZodMiniType<EndpointInput<typeof withdraw>, unknown> {
  const { balance } = rules
  const amount = amountField(rules).check(({ value, issues }) => {
    if (issues.length > 0 || balance === undefined || compareAmounts(value, balance) <= 0) return
    const message: WithdrawErrorCode = 'AMOUNT_OVER_BALANCE'
    issues.push({ code: 'custom', message, input: value, continue: true })
  })
  const bank = z.pipe(
    z
      .object({
        method: z.literal('bank'),
        amount,
        bank: z.object({ code: bankCode }),
        accountNumber,
        accountNumberEnd: z.string(),
        accountName: filled,
        recipientEnd: z.string(),
      })
      .check(({ value, issues }) => {
        checkRecipient('accountNumber', { number: value.accountNumber, end: value.recipientEnd }, issues)
        if (!rules.requireReenterLast4) return
        const { accountNumber: number, accountNumberEnd: end } = value
        if (number.endsWith(end) && end.length === 4) return
        const message: WithdrawErrorCode = end === '' ? 'REQUIRED' : 'ACCOUNT_NUMBER_END_DIFFERS'
        issues.push({ code: 'custom', message, path: ['accountNumberEnd'], input: end, continue: true })
      }),
    z.transform((typed) => ({
      account_type: 'bank' as const,
      name: typed.accountName,
      amount: typed.amount,
      account_number: typed.accountNumber,
      bank_code: typed.bank.code,
    })),
  )
  const mobileMoney = z.pipe(
    z
      .object({
        method: z.literal('mobile-money'),
        amount,
        mobileNumber,
        correspondent: filled,
        narration: filled,
        recipientEnd: z.string(),
      })
      .check(({ value, issues }) =>
        checkRecipient('mobileNumber', { number: value.mobileNumber, end: value.recipientEnd }, issues),
      ),
    z.transform((typed) => ({
      account_type: 'mobile-money' as const,
      amount: typed.amount,
      mobile_no: typed.mobileNumber,
      correspondent: typed.correspondent,
      narration: typed.narration,
    })),
  )
  return z.discriminatedUnion('method', [bank, mobileMoney])
}

type Issues = z.core.ParsePayload['issues']

/** A recipient who was chosen is not paid at the number of somebody else. */
function checkRecipient(
  field: 'accountNumber' | 'mobileNumber',
  { number, end }: { number: string; end: string },
  issues: Issues,
): void {
  if (number.endsWith(end)) return
  const message: WithdrawErrorCode = 'NOT_THE_RECIPIENT'
  issues.push({ code: 'custom', message, path: [field], input: number, continue: true })
}
