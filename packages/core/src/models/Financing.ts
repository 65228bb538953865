import * as z from 'zod/mini'
import type { Amount } from '../amounts/Amount.ts'
import { amount } from '../schema/amount.ts'
import type { OpenUnion } from '../schema/OpenUnion.ts'
import { model } from '../schema/model.ts'
import { orNull } from '../schema/absentValues.ts'
import { timestamp } from '../schema/timestamp.ts'

/** One financed transaction (Partner API, Transaction financing record). It carries no currency. */
export type Financing = {
  /** When it starts. ISO 8601, UTC. */
  start_date: string | null
  /** When the transaction was registered. ISO 8601, UTC. */
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
  /** Whether financing was asked for. */
  financing_requested: boolean | null
  /** `schedule` has been seen. */
  channel: OpenUnion<'schedule'> | null
  /** `approved` has been seen. */
  request_status: OpenUnion<'approved'> | null
  /** `defaulted` and `completed` have been seen. */
  loan_status: OpenUnion<'defaulted' | 'completed'> | null
  /** The drawdown it is financed from. */
  drawdown_id: string | null
  /** What is financed. In the currency of the operating country. */
  amount: Amount | null
}

/** The schema of a financed transaction. */
export const Financing = model<Financing>({
  start_date: orNull(timestamp),
  upload_date: orNull(timestamp),
  transaction_reference: z.string(),
  client_id: orNull(z.string()),
  first_name: orNull(z.string()),
  last_name: orNull(z.string()),
  contact_number: orNull(z.string()),
  financing_requested: orNull(z.boolean()),
  channel: orNull(z.string()),
  request_status: orNull(z.string()),
  loan_status: orNull(z.string()),
  drawdown_id: orNull(z.string()),
  amount: orNull(amount),
})
