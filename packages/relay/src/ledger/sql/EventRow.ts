import type { EndOutcome } from '../Resolution.ts'
import type { WriteSettledByEvent } from '@onlend/core/operations'

/** A row of `onlend_events` as a driver returns it. */
export type EventRow = {
  id: string
  delivery_id: string
  environment: 'sandbox' | 'production'
  source: string
  /** The position of the settlement event in its webhook. */
  position: number
  kind: WriteSettledByEvent
  outcome: EndOutcome
  customer_partner_id: string | null
  reference: string | null
  /** The service's own reference, where the event has one besides `reference`. */
  service_reference: string | null
  /** The id of the message, where a repeat keeps the id; `null` where the sender does not promise that. */
  message_id: string | null
  /** The matching by facts skips operations from before this moment; `null` for an event from before this limit existed. */
  match_from: number | string | null
  /** The owner that the inbox found for an event that names none. */
  found_owner_id: string | null
  /** The candidates of an ambiguous event: ids of operations, or of rows as `operation/position`. */
  candidates: string[] | null
  transaction_reference: string | null
  amount: string | null
  /** Keyed hash of the destination as a bank account; `mobile_hash` is the one as a mobile-money account. */
  destination_hash: string | null
  mobile_hash: string | null
  destination_end: string | null
  message: string | null
  signed: boolean
  quarantined: boolean
  state: 'unmatched' | 'matched' | 'quarantined' | 'unconfirmed' | 'dismissed'
  operation_id: string | null
  received_at: number | string
  dismissed_at: number | string | null
  dismissed_by: string | null
  dismissed_reason: string | null
}
