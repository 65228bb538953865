import type { Owner } from './Owner.ts'
import type { Principal } from './Principal.ts'

/** Every owner whose data the session may read. */
export function ownersOf(principal: Principal, environment: Owner['environment']): Owner[] {
  const owners = principal.customerPartners.map(
    ({ id }): Owner => ({ environment, kind: 'customerPartnerId', id }),
  )
  if (principal.role === 'channel-partner' && principal.channelPartnerId) {
    owners.push({ environment, kind: 'channelPartnerId', id: principal.channelPartnerId })
  }
  return owners
}
