import * as z from 'zod/mini'
import { defineWrite } from '../defineWrite.ts'
import { acceptedEnvelope } from '../envelopes.ts'
import type { InputSchema } from '../schema/InputSchema.ts'
import { filled } from '../schema/filled.ts'
import { sentAmount } from '../schema/sentAmount.ts'

/** The input of a withdrawal: one of two forms, which `account_type` distinguishes (Partner API, Endpoint 10). */
export type WithdrawInput = BankWithdrawal | MobileMoneyWithdrawal

interface BankWithdrawal extends z.input<typeof bank> {}

interface MobileMoneyWithdrawal extends z.input<typeof mobileMoney> {}

const bank = z.object({
  account_type: z.literal('bank'),
  /** The name on the account. */
  name: filled,
  /** The amount, in the currency of the operating country. */
  amount: sentAmount,
  /** The number of the account that receives the money. */
  account_number: filled,
  /** The `code` of the bank, as `listBanks` returns it. */
  bank_code: filled,
})

const mobileMoney = z.object({
  account_type: z.literal('mobile-money'),
  /** The amount, in the currency of the operating country. */
  amount: sentAmount,
  /** The phone number of the wallet. */
  mobile_no: filled,
  /** The operator. The API document does not list the operators: the host configures them. */
  correspondent: filled,
  /** The purpose of the transfer. */
  narration: filled,
})

const schema: InputSchema<WithdrawInput> = z.discriminatedUnion('account_type', [bank, mobileMoney])

/** Sends money from the lockbox account to a bank account or a mobile-money wallet; the outcome arrives by webhook (Partner API, Endpoint 10). */
export const withdraw = defineWrite({
  name: 'withdraw',
  method: 'POST',
  path: '/v1/baas/customer-partner/{customerPartnerId}/withdraw',
  owner: 'customerPartnerId',
  input: schema,
  encoding: 'json',
  output: acceptedEnvelope,
  section: 10,
})
