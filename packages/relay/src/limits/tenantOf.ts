import type { Principal } from '../identity/Principal.ts'

/** Whose budget a person spends besides their own: their channel partner's, or their customer partner's. */
export function tenantOf({ role, channelPartnerId, customerPartners, userId }: Principal): string {
  if (role === 'channel-partner' && channelPartnerId) return `channel/${channelPartnerId}`
  let first: string | null = null
  // The same one in whatever order the host lists them.
  for (const { id } of customerPartners) if (first === null || id < first) first = id
  return first === null ? `person/${userId}` : `customer/${first}`
}
