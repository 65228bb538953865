import { addAmounts, type withdraw } from '@onlend/core'
import type { EndpointInput } from '@onlend/core/internal'
import { negateAmount } from '../../lib/negateAmount.ts'
import type { UseWithdrawFormParameters, WithdrawReview } from './withdrawFormTypes.ts'

type ToWithdrawReviewParameters = Pick<
  UseWithdrawFormParameters,
  'balance' | 'currency' | 'correspondents'
> & {
  bankName: string | null
}

/** What a person reads before they confirm: the very body that is sent, with the names behind the codes. */
export function toWithdrawReview(
  body: EndpointInput<typeof withdraw>,
  { bankName, balance, currency, correspondents = [] }: ToWithdrawReviewParameters,
): WithdrawReview {
  const shared = {
    amount: body.amount,
    currency: currency ?? null,
    remaining: balance === undefined ? null : addAmounts(balance, negateAmount(body.amount)),
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
