import type { Principal } from '../identity/Principal.ts'

/** Whose budget a person spends besides their own: their channel partner's, or their customer partner's. */
export function tenantOf({ role, channelPartnerId, customerPartners, userId }: Principal): string {
  if (role === 'channel-partner' && channelPartnerId) return `channel/${channelPartnerId}`
  const [first = null] = customerPartners.map(({ id }) => id).sort()
  return first === null ? `person/${userId}` : `customer/${first}`
}
