import { defineEndpoint } from '../defineEndpoint.ts'
import { nullableEnvelope } from '../envelopes.ts'
import { TenantConfig } from '../models/TenantConfig.ts'
import { sessionErrors } from './sessionErrors.ts'

/**
 * Reads the white-label config of the session, or of the host name without a session; `null` when there is none. Over it lies the brand of
 * the named business, where its own people ask. Answered by the relay.
 */
export const getTenant = defineEndpoint({
  name: 'getTenant',
  method: 'GET',
  path: '/tenant?customer_partner_id={customerPartnerId?}',
  owner: null,
  output: nullableEnvelope<TenantConfig>(TenantConfig),
  absentOn404: true,
  isRevalidated: true,
  errors: [...sessionErrors, 'not_found'],
  section: null,
})
