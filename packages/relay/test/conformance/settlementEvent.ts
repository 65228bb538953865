import type { KeptEvent } from '../../src/inbox/InboxStore.ts'

/** A settlement event about a withdrawal, which says no more than `changes` do. */
export function settlementEvent(changes: Partial<KeptEvent>): KeptEvent {
  return {
    kind: 'withdraw',
    outcome: 'succeeded',
    customerPartnerId: null,
    reference: null,
    transactionReference: null,
    amount: null,
    destinationHash: null,
    destinationEnd: null,
    message: null,
    quarantined: false,
    needsConfirmation: false,
    ...changes,
  }
}
