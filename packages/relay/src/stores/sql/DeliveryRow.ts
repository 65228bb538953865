import type { Owner } from '../../identity/Owner.ts'

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
