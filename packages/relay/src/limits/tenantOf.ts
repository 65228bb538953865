import type { Principal } from '../identity/Principal.ts'

/**
 * Whose budget a person spends besides their own: their channel partner's, or the customer partner's whose person they are. Who looks after
 * several customer partners spends none of theirs, since one of them must not go short for what is done for another; a budget of that size
 * is theirs alone.
 */
export function tenantOf({ role, channelPartnerId, customerPartners, userId }: Principal): string {
  if (role === 'channel-partner' && channelPartnerId) return `channel/${channelPartnerId}`
  const ids = new Set(customerPartners.map(({ id }) => id))
  const [only] = ids
  return ids.size === 1 && only !== undefined ? `customer/${only}` : `person/${userId}`
}
