import type { KeptDelivery } from '../RelayStore.ts'
import type { DeliveryRow } from './DeliveryRow.ts'

/** Turns a row into a webhook as it was kept. */
export function readDelivery(row: DeliveryRow): KeptDelivery & { id: string } {
  const { id, environment, source, body, signed } = row
  const received = { messageId: row.message_id, bodyHash: row.body_hash, now: Number(row.received_at) }
  return { id, environment, source, body: body ?? '', signed, ...received }
}
