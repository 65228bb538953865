import { type Amount, type Operation, addAmounts, toAmount } from '@onlend/core'

/** What the ledger keeps of a body: the last four digits of an account or phone number, never all of it. */
export function describeOperation(body: Readonly<Record<string, unknown>> | null): Operation['summary'] {
  const text = (name: string): string | null => (typeof body?.[name] === 'string' ? body[name] : null)
  const sum = body?.amount
  const destination = text('account_number') ?? text('mobile_no')
  const person = [text('first_name'), text('last_name')].filter(Boolean).join(' ')
  const rows = body?.transactions ?? body?.payments
  return {
    amount: typeof sum === 'number' || typeof sum === 'string' ? toAmount(sum) : sumOf(body?.payments),
    method: text('account_type'),
    recipient: text('name') ?? text('business_name') ?? (person || null),
    institution: text('bank_code') ?? text('correspondent'),
    destinationEnd: destination?.slice(-4) ?? null,
    count: Array.isArray(rows) ? rows.length : null,
  }
}

/** What repayments come to. */
function sumOf(payments: unknown): Amount | null {
  if (!Array.isArray(payments)) return null
  return addAmounts(...payments.map(({ amount }: { amount: number }) => toAmount(amount) ?? '0'))
}
