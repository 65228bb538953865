import * as z from 'zod/mini'
import type { Amount } from '../amounts/Amount.ts'
import { defineWrite } from '../defineWrite.ts'
import { acceptedEnvelope } from '../envelopes.ts'
import { defineInput } from '../schema/defineInput.ts'
import { filled } from '../schema/filled.ts'
import { sentAmount } from '../schema/sentAmount.ts'

/** What a withdrawal takes: one of two forms, told apart by `account_type` (Partner API, Endpoint 10). */
export type WithdrawInput = BankWithdrawal | MobileMoneyWithdrawal

type BankWithdrawal = {
  account_type: 'bank'
  /** The name on the account. */
  name: string
  /** In the currency of the operating country. */
  amount: Amount
  /** The account that the money goes to. */
  account_number: string
  /** The `code` of its bank, as `listBanks` has it. */
  bank_code: string
}

type MobileMoneyWithdrawal = {
  account_type: 'mobile-money'
  /** In the currency of the operating country. */
  amount: Amount
  /** The phone number of the wallet. */
  mobile_no: string
  /** The operator. Which ones exist is not documented: the host configures them. */
  correspondent: string
  /** What the transfer is for. */
  narration: string
}

const input = z.discriminatedUnion('account_type', [
  z.object({
    account_type: z.literal('bank'),
    name: filled,
    amount: sentAmount,
    account_number: filled,
    bank_code: filled,
  }),
  z.object({
    account_type: z.literal('mobile-money'),
    amount: sentAmount,
    mobile_no: filled,
    correspondent: filled,
    narration: filled,
  }),
])

/** Sends money from the lockbox account to a bank account or a mobile-money wallet; the outcome arrives by webhook (Partner API, Endpoint 10). */
export const withdraw = defineWrite({
  name: 'withdraw',
  method: 'POST',
  path: '/v1/baas/customer-partner/{customerPartnerId}/withdraw',
  owner: 'customerPartnerId',
  input: defineInput<WithdrawInput>()(input),
  encoding: 'json',
  output: acceptedEnvelope,
  section: 10,
})
