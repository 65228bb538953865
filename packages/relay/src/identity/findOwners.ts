import type { RelayContext } from '../RelayContext.ts'
import type { Owner } from './Owner.ts'
import { findPartners } from './findPartners.ts'
import type { Principal } from './Principal.ts'

/**
 * Every owner whose data the session may read and that can be listed.
 *
 * @throws RelayRefusal when the service should be asked for them and cannot be.
 */
export async function findOwners(context: RelayContext, principal: Principal): Promise<Owner[]> {
  const { environment } = context
  const partners = await findPartners(context, principal)
  const owners = partners.map(({ id }): Owner => ({ environment, kind: 'customerPartnerId', id }))
  if (principal.role === 'channel-partner' && principal.channelPartnerId) {
    owners.push({ environment, kind: 'channelPartnerId', id: principal.channelPartnerId })
  }
  return owners
}
