import type { KeptDelivery } from '../InboxStore.ts'
import type { Owner } from '../../database/Owner.ts'

/** Turns a row into a webhook as it was kept. */
export function readDelivery(row: DeliveryRow): KeptDelivery & { id: string } {
  const { id, environment, source, body, signed } = row
  const received = { messageId: row.message_id, bodyHash: row.body_hash, now: Number(row.received_at) }
  return { id, environment, source, body: body ?? '', signed, ...received }
}

/** A row of `onlend_deliveries` as a driver returns it. */
export type DeliveryRow = {
  id: string
  environment: Owner['environment']
  source: string
  message_id: string
  body_hash: string
  body: string | null
  signed: boolean
  received_at: number | string
}
