import type { Owner } from './Owner.ts'
import type { Principal } from './Principal.ts'

/** Whether the session may touch this owner's data. */
export function mayActFor(principal: Principal, { kind, id }: Pick<Owner, 'kind' | 'id'>): boolean {
  if (kind === 'customerPartnerId') return principal.customerPartners.some((partner) => partner.id === id)
  return principal.role === 'channel-partner' && principal.channelPartnerId === id
}
