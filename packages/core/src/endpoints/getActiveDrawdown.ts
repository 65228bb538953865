import { defineEndpoint } from '../defineEndpoint.ts'
import { nullableEnvelope } from '../envelopes.ts'
import { ActiveDrawdown } from '../models/ActiveDrawdown.ts'

/** Reads the open drawdown, or `null` when there is none (Partner API, Endpoint 8). */
export const getActiveDrawdown = defineEndpoint({
  name: 'getActiveDrawdown',
  method: 'GET',
  path: '/v1/draw-downs/customer-partner/{customerPartnerId}/active',
  owner: 'customerPartnerId',
  output: nullableEnvelope<ActiveDrawdown>(ActiveDrawdown),
  absentOn404: true,
  section: 8,
})
