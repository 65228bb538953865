import type { Amount } from '@onlend/core'
import type { WithdrawValues } from './withdrawFormTypes.ts'
import { withoutSpaces } from './withoutSpaces.ts'

/** A withdrawal as the endpoint takes it (Partner API, Endpoint 10). */
export type WithdrawBody =
  | { account_type: 'bank'; name: string; amount: Amount; account_number: string; bank_code: string }
  | {
      account_type: 'mobile-money'
      amount: Amount
      mobile_no: string
      correspondent: string
      narration: string
    }

/** What travels: exactly the fields of the method, numbers and codes as text with their zeros. */
export function toWithdrawBody(values: WithdrawValues, amount: Amount): WithdrawBody {
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
