import type { Handler } from './Handler.ts'
import { jsonBody } from '../http/jsonBody.ts'
import type { FieldReader } from '../http/readFields.ts'
import { Refusal } from '../http/Refusal.ts'
import { success } from '../http/success.ts'
import { money } from '../money/money.ts'
import { magicPlan } from '../service/magicPlan.ts'

/** Partner API, Endpoint 10. The money leaves the lockbox at once and comes back when the transfer fails. */
export const withdraw: Handler = async ({ params, body }, service) => {
  const partner = service.partner(params['customerPartnerId'] ?? '')
  const fields = jsonBody(body)
  const { amount, destination } = readWithdrawal(fields)
  if (!partner.lockbox) throw new Refusal(422, 'The customer partner has no lockbox account')
  if (money.compare(amount, partner.lockbox.balance) > 0) throw new Refusal(422, 'Insufficient balance')
  partner.lockbox.balance = money.subtract(partner.lockbox.balance, amount)
  await service.accept({
    kind: 'withdrawal',
    partnerId: partner.id,
    amount,
    currency: partner.currency,
    plan: magicPlan(amount),
    destination,
    transactionReference: null,
    details: {},
  })
  return success('Transfer in progress', [])
}

function readWithdrawal(fields: FieldReader): { amount: string; destination: Record<string, string> } {
  const form = fields.string('account_type')
  if (form === 'bank') {
    const name = fields.string('name')
    const amount = fields.amount('amount')
    const accountNumber = fields.string('account_number')
    const bankCode = fields.string('bank_code')
    if (accountNumber === '0000000000') throw new Refusal(422, 'account_number is not a valid account')
    return {
      amount,
      destination: { account_type: form, account_number: accountNumber, bank_code: bankCode, name },
    }
  }
  if (form === 'mobile-money') {
    const amount = fields.amount('amount')
    const mobile = fields.string('mobile_no')
    const correspondent = fields.string('correspondent')
    const narration = fields.string('narration')
    if (mobile === '0000000000') throw new Refusal(422, 'mobile_no is not a valid account')
    return { amount, destination: { account_type: form, mobile_no: mobile, correspondent, narration } }
  }
  throw new Refusal(422, 'account_type must be bank or mobile-money')
}
