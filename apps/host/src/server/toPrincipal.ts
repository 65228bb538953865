import type { Principal } from '@onlend/relay'
import type { HostUser } from './HostUser.ts'

/** Tells the relay who is signed in and for whom they may act; this is the host's decision, never the browser's. */
export function toPrincipal(user: HostUser): Principal {
  return {
    userId: user.id,
    displayName: user.displayName,
    role: user.role,
    customerPartners: user.customerPartners.map(({ id, name }) => ({ id, name })),
    operator: user.isOperator,
    ...(user.channelPartnerId !== null && { channelPartnerId: user.channelPartnerId }),
  }
}
