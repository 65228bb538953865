import type { KeptEvent } from '../RelayStore.ts'

/** A final word about a withdrawal, which says no more than `changes` do. */
export function finalWord(changes: Partial<KeptEvent>): KeptEvent {
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
