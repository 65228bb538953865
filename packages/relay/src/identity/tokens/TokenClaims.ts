import type { Principal } from '../Principal.ts'

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
