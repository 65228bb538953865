import type { Amount } from '../amounts/Amount.ts'
import type { OpenUnion } from '../schema/OpenUnion.ts'
import { model, orNull } from '../readers/shapes.ts'
import { amount, flag, text, timestamp } from '../readers/values.ts'

/** One financed transaction (Partner API, Transaction financing record). The record carries no currency. */
export type Financing = {
  /** The start of the financing. ISO 8601, UTC. */
  start_date: string | null
  /** The time of the transaction's registration. ISO 8601, UTC. */
  upload_date: string | null
  /** The reference the transaction was registered under; a repayment names it. */
  transaction_reference: string
  /** The client's id. */
  client_id: string | null
  /** The client's given name. */
  first_name: string | null
  /** The client's family name. */
  last_name: string | null
  /** The client's phone number. */
  contact_number: string | null
  /** Whether the partner requested financing. */
  financing_requested: boolean | null
  /** `schedule` has been seen. */
  channel: OpenUnion<'schedule'> | null
  /** `approved` has been seen. */
  request_status: OpenUnion<'approved'> | null
  /** `defaulted` and `completed` have been seen. */
  loan_status: OpenUnion<'defaulted' | 'completed'> | null
  /** The drawdown that finances the transaction. */
  drawdown_id: string | null
  /** The financed amount. In the currency of the operating country. */
  amount: Amount | null
}

/** The reader of a financed transaction. */
export const Financing = model<Financing>({
  start_date: orNull(timestamp),
  upload_date: orNull(timestamp),
  transaction_reference: text,
  client_id: orNull(text),
  first_name: orNull(text),
  last_name: orNull(text),
  contact_number: orNull(text),
  financing_requested: orNull(flag),
  channel: orNull(text),
  request_status: orNull(text),
  loan_status: orNull(text),
  drawdown_id: orNull(text),
  amount: orNull(amount),
})
