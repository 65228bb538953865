import type { LedgerEvent, LedgerOperation } from './readLedger.ts'

type Facts = 'amount' | 'destination_hash' | 'destination_end'

/** Whether nothing that a settlement event says of amount and destination is another thing in an operation; said again here, apart from the store. */
export function fits(event: Pick<LedgerEvent, Facts>, operation: Pick<LedgerOperation, Facts>): boolean {
  const names: Facts[] = ['amount', 'destination_hash', 'destination_end']
  return names.every(
    (name) => event[name] === null || operation[name] === null || event[name] === operation[name],
  )
}
