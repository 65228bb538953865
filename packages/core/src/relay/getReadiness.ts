import * as z from 'zod/mini'
import { defineEndpoint } from '../defineEndpoint.ts'
import { dataEnvelope } from '../envelopes.ts'

/** Says the same as `getHealth`, at the address that probes of readiness expect. Answered by the relay. */
export const getReadiness = defineEndpoint({
  name: 'getReadiness',
  method: 'GET',
  path: '/health/ready',
  owner: null,
  output: dataEnvelope(z.looseObject({ ready: z.boolean() })),
  errors: ['shutting_down', 'store_unavailable', 'internal'],
  section: null,
})
