import * as z from 'zod/mini'
import { defineWrite } from '../defineWrite.ts'
import { dataEnvelope } from '../envelopes.ts'
import { ReplayReport } from './models/ReplayReport.ts'
import { sessionErrors } from './sessionErrors.ts'

/** Reads the webhooks with open events again, with the current parser; final states do not change. For operators. Answered by the relay. */
export const replayWebhooks = defineWrite({
  name: 'replayWebhooks',
  method: 'POST',
  path: '/inbox/replay',
  owner: null,
  input: z.strictObject({
    /** The name of one sender. */
    source: z.optional(z.string()),
    /** The earliest time of receipt. ISO 8601. */
    since: z.optional(z.string()),
    /** The id of one webhook. */
    deliveryId: z.optional(z.string()),
  }),
  encoding: 'json',
  output: dataEnvelope<ReplayReport>(ReplayReport),
  errors: [...sessionErrors, 'forbidden', 'request_timeout'],
  section: null,
})
