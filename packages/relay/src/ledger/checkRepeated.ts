import { RelayRefusal } from '../http/index.ts'
import type { Claim } from './Claim.ts'
import type { OperationRecord } from './OperationRecord.ts'

/**
 * Makes sure that a write under a known key equals the recorded write.
 *
 * @throws RelayRefusal for another write.
 */
export function checkRepeated(
  known: OperationRecord,
  { kind, payloadHash }: Pick<Claim, 'kind' | 'payloadHash'>,
): void {
  if (known.kind !== kind || known.payloadHash !== payloadHash)
    throw new RelayRefusal('idempotency_key_reused')
}
