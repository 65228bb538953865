import * as z from 'zod/mini'
import { defineWrite } from '../defineWrite.ts'
import { dataEnvelope } from '../envelopes.ts'
import { InboxDismissal } from './models/InboxDismissal.ts'
import { sessionErrors } from './sessionErrors.ts'

/** Closes a settlement event or a webhook that concerns no operation here; the person, time and reason stay with it. For operators. Answered by the relay. */
export const dismissEvent = defineWrite({
  name: 'dismissEvent',
  method: 'POST',
  path: '/inbox/{eventId}/dismissal',
  owner: null,
  input: z.strictObject({
    /** From 1 to 200 characters. */
    reason: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  encoding: 'json',
  output: dataEnvelope<InboxDismissal>(InboxDismissal),
  errors: [...sessionErrors, 'forbidden', 'not_found', 'request_timeout'],
  section: null,
})
