import type { EndpointName } from '@onlend/core/internal'

/** The person signed in at the host, and the partners they may act for: the value that `authenticate` returns. */
export type Principal = {
  /** The host's own id of the person; opaque to the relay. */
  userId: string
  displayName?: string
  role: 'channel-partner' | 'customer-partner'
  /** The channel partner this person works for, where there is one. */
  channelPartnerId?: string
  /** The customer partners this person may act for; `customerPartnersOf` and `ownsCustomerPartner` can add to them. */
  customerPartners: { id: string; name: string }[]
  /** Fewer endpoints than the role has: it can take away, never add. Left out, the role's own count; given as `undefined`, the principal is invalid and the request unauthenticated. */
  endpoints?: EndpointName[]
  /** Whether this person looks after the installation: sees webhooks that name no partner, and may replay them. */
  operator?: boolean
  /** The host's own id of this session, so that `revoke({ sessionId })` ends it, its tokens and its streams. The id never leaves the relay. */
  sessionId?: string
  /** Milliseconds since 1970 of the sign-in, so that `revoke({ userId })` also ends the sessions from before it. */
  signedInAt?: number
}
