import { toAmount } from '@onlend/core'
import { foldAmount } from '../foldAmount.ts'
import { foldDestination } from '../foldDestination.ts'
import { emptySummary } from './emptySummary.ts'
import type { Intent } from './Intent.ts'
import { readField } from './readField.ts'

/** Digits at the end of a phone number that stay the same with `+233`, with `00233` and with `0` before them. */
const subscriber = 9

/** A withdrawal: how much, to whom, where, and the last four digits of the account (Partner API, Endpoint 10). */
export function summariseWithdraw(body: Readonly<Record<string, unknown>>): Intent {
  const method = readField(body, 'account_type')
  const isMobile = method === 'mobile-money'
  const destination = foldDestination(isMobile ? body.mobile_no : body.account_number)
  const institution = readField(body, isMobile ? 'correspondent' : 'bank_code')
  const amount = foldAmount(body.amount)
  const sent =
    typeof body.amount === 'number' || typeof body.amount === 'string' ? toAmount(body.amount) : null
  return {
    summary: {
      ...emptySummary,
      amount: sent,
      method,
      recipient: readField(body, 'name'),
      institution,
      destinationEnd: destination?.slice(-4) ?? null,
    },
    amount,
    destination,
    likeness:
      amount && destination
        ? `${amount}/${institution?.toLowerCase()}/${isMobile ? destination.slice(-subscriber) : destination}`
        : null,
    rows: [],
  }
}
