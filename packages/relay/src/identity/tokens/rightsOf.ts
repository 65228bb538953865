import type { Principal } from '../Principal.ts'
import type { TokenClaims } from './TokenClaims.ts'

/**
 * What a token says of a principal. Each field is named here, since a page can read its token: whatever else a host left on the principal,
 * such as columns of its own or the service's `app_key`, stays behind.
 */
export function rightsOf(principal: Principal): TokenClaims['rights'] {
  const { role, customerPartners, displayName, channelPartnerId, endpoints, operator } = principal
  return {
    role,
    customerPartners: customerPartners.map(({ id, name }) => ({ id, name })),
    ...(displayName !== undefined && { displayName }),
    ...(channelPartnerId !== undefined && { channelPartnerId }),
    ...(endpoints !== undefined && { endpoints }),
    ...(operator !== undefined && { operator }),
  }
}
