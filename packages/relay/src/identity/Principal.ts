import type { EndpointName } from '@onlend/core'

/** Who is signed in at the host, and for whom they may act: what `authenticate` returns. */
export type Principal = {
  /** The host's own id of the person; opaque to the relay. */
  userId: string
  displayName?: string
  role: 'channel-partner' | 'customer-partner'
  /** The channel partner this person works for, where there is one. */
  channelPartnerId?: string
  /** The customer partners this person may act for. */
  customerPartners: { id: string; name: string }[]
  /** Fewer endpoints than the role has. It can take away, never add. */
  endpoints?: EndpointName[]
}
