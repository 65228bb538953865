import { RelayRefusal } from '../http/RelayRefusal.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { Claim } from './OperationStore.ts'
import { checkRepeated } from './checkRepeated.ts'
import type { OperationRecord } from './OperationRecord.ts'
import { writeOperation } from './writeOperation.ts'

/**
 * Asks the ledger for leave to send: `null` is leave, and comes once per key; an operation is one that was sent before.
 *
 * @throws RelayRefusal for a key of another request, a possible duplicate, or a ledger that cannot be written.
 */
export async function claimWrite(
  { store, logger, measure }: RelayContext,
  claim: Claim,
): Promise<OperationRecord | null> {
  const result = await store.claim(claim).catch(() => {
    logger.error(
      { event: 'ledger.unavailable', endpoint: claim.kind },
      'the ledger could not be written, nothing was sent',
    )
    throw new RelayRefusal('store_unavailable')
  })
  if (result.type === 'claimed') return null
  const { operation } = result
  if (result.type === 'possibleDuplicate') {
    measure({ type: 'possibleDuplicate', kind: claim.kind })
    throw new RelayRefusal('possible_duplicate', {
      data: { operation: writeOperation(operation), rows: result.rows },
    })
  }
  checkRepeated(operation, claim)
  return operation
}
