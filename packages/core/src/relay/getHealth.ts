import * as z from 'zod/mini'
import { defineEndpoint } from '../defineEndpoint.ts'
import { dataEnvelope } from '../envelopes.ts'

/**
 * Says whether the relay may be sent requests: its store answers, and it is not stopping. `uploads` says whether files can be taken, which
 * makes no difference to that. For probes, which need no session. Answered by the relay.
 */
export const getHealth = defineEndpoint({
  name: 'getHealth',
  method: 'GET',
  path: '/health',
  owner: null,
  output: dataEnvelope(
    z.looseObject({
      ready: z.boolean(),
      uploads: z.optional(z.string()),
      faults: z.optional(z.array(z.string())),
    }),
  ),
  errors: ['shutting_down', 'store_unavailable', 'internal'],
  section: null,
})
