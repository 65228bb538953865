import { defineEndpoint } from '../defineEndpoint.ts'
import { dataEnvelope } from '../envelopes.ts'
import { list, model, optional } from '../readers/shapes.ts'
import { flag, text } from '../readers/values.ts'

/**
 * Reports whether the relay is ready for requests: its store answers, and it is not stopping. `uploads` reports whether the relay takes files, which
 * does not affect `ready`. For probes, which need no session. Answered by the relay.
 */
export const getHealth = defineEndpoint({
  name: 'getHealth',
  method: 'GET',
  path: '/health',
  owner: null,
  output: dataEnvelope(
    model({
      ready: flag,
      uploads: optional(text),
      faults: optional(list(text)),
    }),
  ),
  errors: ['shutting_down', 'store_unavailable', 'internal'],
  section: null,
})
