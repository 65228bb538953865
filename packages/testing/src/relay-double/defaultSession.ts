import type { Session } from '@onlend/core'
import { endpoints } from '@onlend/core/internal'
import type { Sandbox } from '@onlend/sandbox'

const minute = 60_000

/** The session of a channel partner who may act for every partner of theirs in the sandbox, and call every endpoint. */
export function defaultSession(sandbox: Sandbox): Session {
  const partners = sandbox.control
    .state()
    .partners.filter((partner) => partner.channelPartnerId === 'chp_harbour')
  return {
    userId: 'user_harbour',
    displayName: 'Harbour Finance',
    role: 'channel-partner',
    channelPartnerId: 'chp_harbour',
    customerPartners: partners.map(({ id, name }) => ({ id, name })),
    environment: 'sandbox',
    capabilities: Object.keys(endpoints),
    operations: { duplicateWindow: 10 * minute, staleAfter: 30 * minute },
  }
}
