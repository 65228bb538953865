import { defineEndpoint } from '../defineEndpoint.ts'
import { dataEnvelope } from '../envelopes.ts'
import { model } from '../readers/shapes.ts'
import { flag } from '../readers/values.ts'

/** Reports that the process answers. For probes, which need no session. Answered by the relay. */
export const getLiveness = defineEndpoint({
  name: 'getLiveness',
  method: 'GET',
  path: '/health/live',
  owner: null,
  output: dataEnvelope(model({ live: flag })),
  errors: ['internal'],
  section: null,
})
