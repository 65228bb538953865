import * as z from 'zod/mini'
import type { Amount } from '../amounts/Amount.ts'
import { defineWrite } from '../defineWrite.ts'
import { acceptedEnvelope } from '../envelopes.ts'
import { defineInput } from '../schema/defineInput.ts'
import { filled } from '../schema/filled.ts'
import { sentAmount } from '../schema/sentAmount.ts'

/** The input of a withdrawal: one of two forms, which `account_type` distinguishes (Partner API, Endpoint 10). */
export type WithdrawInput = BankWithdrawal | MobileMoneyWithdrawal

type BankWithdrawal = {
  account_type: 'bank'
  /** The name on the account. */
  name: string
  /** The amount, in the currency of the operating country. */
  amount: Amount
  /** The number of the account that receives the money. */
  account_number: string
  /** The `code` of the bank, as `listBanks` returns it. */
  bank_code: string
}

type MobileMoneyWithdrawal = {
  account_type: 'mobile-money'
  /** The amount, in the currency of the operating country. */
  amount: Amount
  /** The phone number of the wallet. */
  mobile_no: string
  /** The operator. The API document does not list the operators: the host configures them. */
  correspondent: string
  /** The purpose of the transfer. */
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
