import { type Operation, type WriteName, compareAmounts } from '@onlend/core'
import { summariseWrite } from '../../writes/summariseWrite.ts'

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
  const { amount, recipient, destinationEnd, count } = summariseWrite(body)
  const found = operations.find(
    ({ id, kind: other, state, matched, summary }) =>
      id !== operationId &&
      other === kind &&
      state !== 'rejected' &&
      // What failed by its facts alone may be what another one's event was about.
      (state !== 'failed' || matched === 'facts') &&
      // Whoever is registered is told apart by name: there is no amount. What is paid may be the same under another name.
      (amount !== null || recipient === null || summary.recipient === recipient) &&
      (count === null || summary.count === count) &&
      (destinationEnd === null || summary.destinationEnd === destinationEnd) &&
      (amount === null || (summary.amount !== null && compareAmounts(summary.amount, amount) === 0)),
  )
  return found ?? null
}
