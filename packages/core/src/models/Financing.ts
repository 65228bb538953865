import * as z from 'zod/mini'
import { amount } from '../schema/amount.ts'
import { openUnion } from '../schema/openUnion.ts'
import { orNull } from '../schema/orNull.ts'
import { timestamp } from '../schema/timestamp.ts'

/** One financed transaction (Partner API, Transaction financing record). It carries no currency. */
export const Financing = z.looseObject({
  start_date: orNull(timestamp),
  upload_date: orNull(timestamp),
  transaction_reference: z.string(),
  client_id: orNull(z.string()),
  first_name: orNull(z.string()),
  last_name: orNull(z.string()),
  contact_number: orNull(z.string()),
  financing_requested: orNull(z.boolean()),
  channel: orNull(openUnion('schedule')),
  request_status: orNull(openUnion('approved')),
  loan_status: orNull(openUnion('defaulted', 'completed')),
  drawdown_id: orNull(z.string()),
  amount: orNull(amount),
})

/** A financed transaction. */
export type Financing = z.output<typeof Financing>
