import type { Amount } from '@onlend/core'
import type { PendingOperation } from './PendingOperation.ts'

/** The little of a body that may be remembered on a device. */
export function describeWrite(body: unknown): Pick<PendingOperation, 'amount' | 'maskedDestination'> {
  if (typeof body !== 'object' || body === null) return { amount: null, maskedDestination: null }
  const fields: Readonly<Record<string, unknown>> = { ...body }
  const destination = fields.account_number ?? fields.mobile_no
  return {
    // The cast names what every amount of an endpoint's input is: a decimal string.
    amount: typeof fields.amount === 'string' ? (fields.amount as Amount) : null,
    maskedDestination: typeof destination === 'string' ? `••••${destination.slice(-4)}` : null,
  }
}
