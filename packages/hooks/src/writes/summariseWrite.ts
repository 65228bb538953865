import { type Amount, type Operation, addAmounts } from '@onlend/core'

/** What a body is about, in the words of the relay's record, so that the two can be compared and shown alike. */
export function summariseWrite(body: unknown): Operation['summary'] {
  const fields: Readonly<Record<string, unknown>> = typeof body === 'object' ? { ...body } : {}
  const text = (name: string): string | null => {
    const value = fields[name]
    return typeof value === 'string' ? value : null
  }
  const names = [text('first_name'), text('last_name')].filter((name) => name !== null)
  const rows = fields.transactions ?? fields.payments
  return {
    amount: amountIn(fields),
    method: text('account_type'),
    recipient: text('name') ?? text('business_name') ?? (names.join(' ') || null),
    institution: text('bank_code') ?? text('correspondent'),
    destinationEnd: (text('account_number') ?? text('mobile_no'))?.slice(-4) ?? null,
    count: Array.isArray(rows) ? rows.length : null,
  }
}

/** What is sent, or what several payments come to. */
function amountIn({ amount, payments }: Readonly<Record<string, unknown>>): Amount | null {
  // The casts name what every amount of an endpoint's input is: a decimal string.
  if (typeof amount === 'string') return amount as Amount
  if (!Array.isArray(payments)) return null
  return addAmounts(...payments.map((payment: { amount: Amount }) => payment.amount))
}
