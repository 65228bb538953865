import type { KeptDelivery } from '../../src/inbox/InboxStore.ts'

/** A webhook that has not been seen before. */
export function newDelivery(changes: Partial<KeptDelivery> = {}): KeptDelivery {
  const messageId = `msg_${crypto.randomUUID()}`
  const received = { source: 'service', body: '{}', signed: true, now: 1_700_000_000_500 }
  return { environment: 'sandbox', messageId, bodyHash: `hash of ${messageId}`, ...received, ...changes }
}
