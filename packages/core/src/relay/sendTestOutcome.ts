import * as z from 'zod/mini'
import { defineWrite } from '../defineWrite.ts'
import { listEnvelope } from '../envelopes.ts'
import { OutcomeDelivery } from './models/OutcomeDelivery.ts'
import { sessionErrors } from './sessionErrors.ts'

/** Sends a test event to every receiver of one partner's outcomes: the answer lists its deliveries. For operators. Answered by the relay. */
export const sendTestOutcome = defineWrite({
  name: 'sendTestOutcome',
  method: 'POST',
  path: '/outcomes/test',
  owner: null,
  input: z.union([
    z.object({ customerPartnerId: z.string().check(z.minLength(1), z.maxLength(128)) }),
    z.object({ channelPartnerId: z.string().check(z.minLength(1), z.maxLength(128)) }),
  ]),
  encoding: 'json',
  output: listEnvelope<OutcomeDelivery>(OutcomeDelivery),
  errors: [...sessionErrors, 'forbidden', 'request_timeout'],
  section: null,
})
