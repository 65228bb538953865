import { defineEndpoint } from '../defineEndpoint.ts'
import { dataEnvelope } from '../envelopes.ts'
import { list, model, optional } from '../readers/shapes.ts'
import { flag, text } from '../readers/values.ts'

/** Reports the same as `getHealth`, at the address that readiness probes expect. Answered by the relay. */
export const getReadiness = defineEndpoint({
  name: 'getReadiness',
  method: 'GET',
  path: '/health/ready',
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
