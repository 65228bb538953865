import type { Principal } from '@onlend/relay'
import type { Session } from './createSessions.ts'

/** Names the signed-in person and their partners for the relay; this is the host's decision, never the browser's. */
export function toPrincipal({ id, user, signedInAt }: Session): Principal {
  return {
    userId: user.id,
    displayName: user.displayName,
    role: user.role,
    customerPartners: user.customerPartners.map((partner) => ({ id: partner.id, name: partner.name })),
    sessionId: id,
    signedInAt,
    operator: user.isOperator,
    ...(user.channelPartnerId !== null && { channelPartnerId: user.channelPartnerId }),
  }
}
