import { type Amount, type Operation, type WriteName, addAmounts, compareAmounts } from '@onlend/core'

type FindEarlierParameters = {
  operations: readonly Operation[]
  kind: WriteName
  operationId: string | null
  /** What is about to be sent: its amount and the account or number that it goes to, where it has them. */
  body: unknown
}

/** The newest operation that looks like the one at hand, which is why the relay held it back. */
export function findEarlier({
  operations,
  kind,
  operationId,
  body,
}: FindEarlierParameters): Operation | null {
  const fields: Readonly<Record<string, unknown>> = typeof body === 'object' ? { ...body } : {}
  const amount = amountIn(fields)
  const rows = fields.transactions ?? fields.payments
  const count = Array.isArray(rows) ? rows.length : null
  const destination = fields.account_number ?? fields.mobile_no
  const destinationEnd = typeof destination === 'string' ? destination.slice(-4) : null
  const recipient = registered(fields)
  const found = operations.find(
    ({ id, kind: other, state, summary }) =>
      id !== operationId &&
      other === kind &&
      state !== 'rejected' &&
      state !== 'failed' &&
      (recipient === null || summary.recipient === recipient) &&
      (count === null || summary.count === count) &&
      (destinationEnd === null || summary.destinationEnd === destinationEnd) &&
      (amount === null || (summary.amount !== null && compareAmounts(summary.amount, amount) === 0)),
  )
  return found ?? null
}

/** The name of who is being registered, as the relay writes it down: there is no amount to tell such writes apart by. */
function registered(fields: Readonly<Record<string, unknown>>): string | null {
  if (typeof fields.business_name === 'string') return fields.business_name
  const names = [fields.first_name, fields.last_name].filter((name) => typeof name === 'string')
  return names.join(' ') || null
}

/** What is sent, or what several payments come to. */
function amountIn({ amount, payments }: Readonly<Record<string, unknown>>): Amount | null {
  // The casts name what every amount of an endpoint's input is: a decimal string.
  if (typeof amount === 'string') return amount as Amount
  if (!Array.isArray(payments)) return null
  return addAmounts(...payments.map((payment: { amount: Amount }) => payment.amount))
}
