import type { Principal } from '../../http/index.ts'

/**
 * The rights of a principal that a token holds. The code names each field, since a page can read its token: other fields that a host left on the
 * principal, such as columns of its database or the service's `app_key`, stay behind.
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

/** The claims of a token besides the registered ones: the rights of its bearer, under one name, short because every request carries it. */
export type TokenClaims = {
  sub: string
  /** The hash that `hashSubject` makes of the session, never the session's own id. */
  sid?: string
  rights: Pick<
    Principal,
    'role' | 'customerPartners' | 'displayName' | 'channelPartnerId' | 'endpoints' | 'operator'
  >
}
