import { type Amount, type Operation, type WriteName, compareAmounts } from '@onlend/core'

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
  // The cast names what every amount of an endpoint's input is: a decimal string.
  const amount = typeof fields.amount === 'string' ? (fields.amount as Amount) : null
  const destination = fields.account_number ?? fields.mobile_no
  const destinationEnd = typeof destination === 'string' ? destination.slice(-4) : null
  const found = operations.find(
    ({ id, kind: other, state, summary }) =>
      id !== operationId &&
      other === kind &&
      state !== 'rejected' &&
      state !== 'failed' &&
      (destinationEnd === null || summary.destinationEnd === destinationEnd) &&
      (amount === null || (summary.amount !== null && compareAmounts(summary.amount, amount) === 0)),
  )
  return found ?? null
}
