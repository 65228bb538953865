import type { Amount, EndpointInput, withdraw } from '@onlend/core'
import type { WithdrawValues } from './withdrawFormTypes.ts'
import { withoutSpaces } from './withoutSpaces.ts'

/** What travels: exactly the fields of the method, numbers and codes as text with their zeros. */
export function toWithdrawBody(values: WithdrawValues, amount: Amount): EndpointInput<typeof withdraw> {
  if (values.method === 'mobile-money') {
    return {
      account_type: 'mobile-money',
      amount,
      mobile_no: withoutSpaces(values.mobileNumber),
      correspondent: values.correspondent,
      narration: values.narration.trim(),
    }
  }
  return {
    account_type: 'bank',
    name: values.accountName.trim(),
    amount,
    account_number: withoutSpaces(values.accountNumber),
    bank_code: values.bankCode.trim(),
  }
}
