import { type Operation, toAmount } from '@onlend/core'

/** What the ledger keeps of a body: the last four digits of an account or phone number, never all of it. */
export function describeOperation(body: Readonly<Record<string, unknown>> | null): Operation['summary'] {
  const text = (name: string): string | null => (typeof body?.[name] === 'string' ? body[name] : null)
  const sum = body?.amount
  const destination = text('account_number') ?? text('mobile_no')
  const rows = body?.transactions ?? body?.payments
  return {
    amount: typeof sum === 'number' || typeof sum === 'string' ? toAmount(sum) : null,
    method: text('account_type'),
    recipient: text('name') ?? text('business_name'),
    institution: text('bank_code') ?? text('correspondent'),
    destinationEnd: destination?.slice(-4) ?? null,
    count: Array.isArray(rows) ? rows.length : null,
  }
}
