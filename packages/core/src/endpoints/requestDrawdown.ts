import * as z from 'zod/mini'
import { defineWrite } from '../defineWrite.ts'
import { dataEnvelope } from '../envelopes.ts'
import { DrawdownRequest } from '../models/DrawdownRequest.ts'
import type { InputSchema } from '../schema/InputSchema.ts'
import { sentAmount } from '../schema/sentAmount.ts'
import { wholeDays } from '../schema/wholeDays.ts'

/** The input of a drawdown request (Partner API, Endpoint 7). */
export interface RequestDrawdownInput extends z.input<typeof input> {}

const input = z.object({
  /** The amount, in the currency of the operating country. */
  amount: sentAmount,
  /** The whole days of the drawdown, at least one. */
  tenor: wholeDays,
})

const schema: InputSchema<RequestDrawdownInput> = input

/** Asks for a drawdown into the lockbox account (Partner API, Endpoint 7). */
export const requestDrawdown = defineWrite({
  name: 'requestDrawdown',
  method: 'POST',
  path: '/v1/draw-downs/customer-partner/{customerPartnerId}/request',
  owner: 'customerPartnerId',
  input: schema,
  encoding: 'json',
  output: dataEnvelope<DrawdownRequest>(DrawdownRequest),
  section: 7,
})
