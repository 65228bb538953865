import * as z from 'zod/mini'
import { defineWrite } from '../defineWrite.ts'
import { dataEnvelope } from '../envelopes.ts'
import { DrawdownRequest } from '../models/DrawdownRequest.ts'
import { sentAmount } from '../schema/sentAmount.ts'
import { wholeDays } from '../schema/wholeDays.ts'

/** Asks for a drawdown into the lockbox account (Partner API, Endpoint 7). */
export const requestDrawdown = defineWrite({
  name: 'requestDrawdown',
  method: 'POST',
  path: '/v1/draw-downs/customer-partner/{customerPartnerId}/request',
  owner: 'customerPartnerId',
  input: z.object({
    amount: sentAmount,
    tenor: wholeDays,
  }),
  encoding: 'json',
  output: dataEnvelope(DrawdownRequest),
  section: 7,
})
