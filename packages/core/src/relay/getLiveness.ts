import * as z from 'zod/mini'
import { defineEndpoint } from '../defineEndpoint.ts'
import { dataEnvelope } from '../envelopes.ts'

/** Says that the process answers. For probes, which need no session. Answered by the relay. */
export const getLiveness = defineEndpoint({
  name: 'getLiveness',
  method: 'GET',
  path: '/health/live',
  owner: null,
  output: dataEnvelope(z.looseObject({ live: z.boolean() })),
  errors: ['internal'],
  section: null,
})
