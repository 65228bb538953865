import { type Amount, addAmounts } from '@onlend/core'
import type { UseWithdrawFormParameters, WithdrawReview, WithdrawValues } from './withdrawFormTypes.ts'
import { toWithdrawBody } from './toWithdrawBody.ts'

type ToWithdrawReviewParameters = Pick<
  UseWithdrawFormParameters,
  'balance' | 'currency' | 'correspondents'
> & {
  values: WithdrawValues
  amount: Amount
  bankName: string | null
}

/** What a person reads before they confirm: the same values that will travel, with the names behind the codes. */
export function toWithdrawReview(parameters: ToWithdrawReviewParameters): WithdrawReview {
  const { values, amount, bankName, balance, currency, correspondents = [] } = parameters
  const body = toWithdrawBody(values, amount)
  const shared = {
    amount,
    currency: currency ?? null,
    remaining: balance === undefined ? null : addAmounts(balance, `-${amount}` as Amount),
    resolvedName: null,
  }
  if (body.account_type === 'mobile-money') {
    const operator = correspondents.find((one) => one.id === body.correspondent)
    return {
      ...shared,
      method: body.account_type,
      recipient: null,
      destination: body.mobile_no,
      institutionName: operator?.name ?? body.correspondent,
      institutionCode: body.correspondent,
      narration: body.narration,
    }
  }
  return {
    ...shared,
    method: body.account_type,
    recipient: body.name,
    destination: body.account_number,
    institutionName: bankName ?? body.bank_code,
    institutionCode: body.bank_code,
    narration: null,
  }
}
