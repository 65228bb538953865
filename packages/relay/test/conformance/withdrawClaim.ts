import type { Owner } from '../../src/database/Owner.ts'
import type { Claim } from '../../src/ledger/OperationStore.ts'

/** The moment at which the cases happen. */
const start = 1_700_000_000_000

/** A withdrawal that nothing compares with another one until `changes` say so. */
export function withdrawClaim(owner: Owner, changes: Partial<Claim> = {}): Claim {
  const id = changes.id ?? `key-${crypto.randomUUID()}`
  return {
    owner,
    id,
    kind: 'withdraw',
    reference: `WD-${id}`,
    actor: 'somebody',
    payloadHash: null,
    duplicateKey: null,
    heldBack: null,
    amount: '100',
    destinationHash: 'hash-of-account',
    destinationEnd: '6789',
    summary: {
      amount: '100',
      method: null,
      recipient: null,
      institution: null,
      destinationEnd: '6789',
      count: null,
    },
    rows: [],
    now: start,
    leaseUntil: start + 60_000,
    spending: null,
    approval: null,
    ...changes,
  }
}
