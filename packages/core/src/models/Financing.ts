import type { OpenUnion } from '../schema/OpenUnion.ts'
import type { ReadBy } from '../readers/Reader.ts'
import { model, orNull } from '../readers/shapes.ts'
import { amount, flag, text, timestamp } from '../readers/values.ts'

/** One financed transaction (Partner API, Transaction financing record). The record carries no currency. */
export interface Financing extends ReadBy<typeof Financing> {}

/** The reader of a financed transaction. */
export const Financing = model({
  /** The start of the financing. ISO 8601, UTC. */
  start_date: orNull(timestamp),
  /** The time of the transaction's registration. ISO 8601, UTC. */
  upload_date: orNull(timestamp),
  /** The reference the transaction was registered under; a repayment names it. */
  transaction_reference: text,
  /** The client's id. */
  client_id: orNull(text),
  /** The client's given name. */
  first_name: orNull(text),
  /** The client's family name. */
  last_name: orNull(text),
  /** The client's phone number. */
  contact_number: orNull(text),
  /** Whether the partner requested financing. */
  financing_requested: orNull(flag),
  /** `schedule` has been seen. */
  channel: orNull<OpenUnion<'schedule'>>(text),
  /** `approved` has been seen. */
  request_status: orNull<OpenUnion<'approved'>>(text),
  /** `defaulted` and `completed` have been seen. */
  loan_status: orNull<OpenUnion<'defaulted' | 'completed'>>(text),
  /** The drawdown that finances the transaction. */
  drawdown_id: orNull(text),
  /** The financed amount. In the currency of the operating country. */
  amount: orNull(amount),
})
