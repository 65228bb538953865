import * as z from 'zod/mini'
import { defineWrite } from '../defineWrite.ts'
import { dataEnvelope } from '../envelopes.ts'
import { OutcomeDelivery } from './models/OutcomeDelivery.ts'
import { sessionErrors } from './sessionErrors.ts'

/** Sends an outcome event again, delivered or dead; later events of its operation wait for it. For operators. Answered by the relay. */
export const sendOutcomeAgain = defineWrite({
  name: 'sendOutcomeAgain',
  method: 'POST',
  path: '/outcomes/{place}/again',
  owner: null,
  input: z.object({}),
  encoding: 'json',
  output: dataEnvelope<OutcomeDelivery>(OutcomeDelivery),
  errors: [...sessionErrors, 'forbidden', 'not_found', 'request_timeout'],
  section: null,
})
