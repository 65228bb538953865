import type { EndOutcome } from '../../operations/Resolution.ts'
import type { EventKind } from '../../webhooks/WebhookEvent.ts'

/** A row of `onlend_events` as a driver returns it. */
export type EventRow = {
  id: string
  delivery_id: string
  environment: 'sandbox' | 'production'
  source: string
  /** Of the word among those of its webhook. */
  position: number
  kind: EventKind
  outcome: EndOutcome
  customer_partner_id: string | null
  reference: string | null
  transaction_reference: string | null
  amount: string | null
  destination_hash: string | null
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
