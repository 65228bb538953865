import type { Principal } from '../../http/index.ts'

/**
 * What a token says of a principal. Each field is named here, since a page can read its token: whatever else a host left on the principal,
 * such as columns of its own or the service's `app_key`, stays behind.
 */
export function toRights(principal: Principal): TokenClaims['rights'] {
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

/** What a token says besides the registered claims: the rights of its bearer, under one name, short because every request carries it. */
export type TokenClaims = {
  sub: string
  /** What `hashSubject` makes of the session, never the session's own id. */
  sid?: string
  rights: Pick<
    Principal,
    'role' | 'customerPartners' | 'displayName' | 'channelPartnerId' | 'endpoints' | 'operator'
  >
}
