import type { EndOutcome } from '../Resolution.ts'
import type { WriteSettledByEvent } from '@onlend/core/operations'

/** A row of `onlend_events` as a driver returns it. */
export type EventRow = {
  id: string
  delivery_id: string
  environment: 'sandbox' | 'production'
  source: string
  /** Of the settlement event among those of its webhook. */
  position: number
  kind: WriteSettledByEvent
  outcome: EndOutcome
  customer_partner_id: string | null
  reference: string | null
  /** The service's own, where the event tells one besides `reference`. */
  service_reference: string | null
  /** Of the message, where a repeat of it keeps the id; `null` where the sender does not promise that. */
  message_id: string | null
  /** Operations from before this moment are not looked at by their facts; `null` of what was kept before there was a limit. */
  match_from: number | string | null
  /** The owner that was found for an event that names none. */
  found_owner_id: string | null
  /** What it may be about, where that is not one thing: ids of operations, or of rows as `operation/position`. */
  candidates: string[] | null
  transaction_reference: string | null
  amount: string | null
  /** Of the destination as a bank account, and as a mobile-money account. */
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
