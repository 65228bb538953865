import * as z from 'zod/mini'
import type { Amount } from '../amounts/Amount.ts'
import { defineWrite } from '../defineWrite.ts'
import { dataEnvelope } from '../envelopes.ts'
import { DrawdownRequest } from '../models/DrawdownRequest.ts'
import { defineInput } from '../schema/defineInput.ts'
import { sentAmount } from '../schema/sentAmount.ts'
import { wholeDays } from '../schema/wholeDays.ts'

/** The input of a drawdown request (Partner API, Endpoint 7). */
export type RequestDrawdownInput = {
  /** The amount, in the currency of the operating country. */
  amount: Amount
  /** The whole days of the drawdown, at least one. */
  tenor: number
}

/** Asks for a drawdown into the lockbox account (Partner API, Endpoint 7). */
export const requestDrawdown = defineWrite({
  name: 'requestDrawdown',
  method: 'POST',
  path: '/v1/draw-downs/customer-partner/{customerPartnerId}/request',
  owner: 'customerPartnerId',
  input: defineInput<RequestDrawdownInput>()(z.object({ amount: sentAmount, tenor: wholeDays })),
  encoding: 'json',
  output: dataEnvelope(DrawdownRequest),
  section: 7,
})
