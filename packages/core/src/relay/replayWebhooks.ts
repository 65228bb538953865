import * as z from 'zod/mini'
import { defineWrite } from '../defineWrite.ts'
import { dataEnvelope } from '../envelopes.ts'
import { ReplayReport } from './models/ReplayReport.ts'
import { sessionErrors } from './sessionErrors.ts'

/** Reads the webhooks again that have something open in them, with the parser of today; nothing final changes. For operators. Answered by the relay. */
export const replayWebhooks = defineWrite({
  name: 'replayWebhooks',
  method: 'POST',
  path: '/inbox/replay',
  owner: null,
  input: z.object({
    /** The name of one sender. */
    source: z.optional(z.string()),
    /** ISO 8601: only what came from then on. */
    since: z.optional(z.string()),
    /** One webhook. */
    deliveryId: z.optional(z.string()),
  }),
  encoding: 'json',
  output: dataEnvelope(ReplayReport),
  errors: [...sessionErrors, 'forbidden', 'request_timeout'],
  section: null,
})
