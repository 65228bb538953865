import { callbackTimeout, type Principal, RelayRefusal } from '../http/index.ts'
import type { IdentityContext } from './IdentityContext.ts'
import type { Owner } from '../database/Owner.ts'
import { fetchCustomerPartners } from './partners/fetchCustomerPartners.ts'
import { withDeadline } from '../lib/withDeadline.ts'

/**
 * Whether the session may touch this owner's data: yes or no.
 *
 * @throws RelayRefusal when the host or the service fails or is late: that is neither yes nor no, and the next request asks again.
 */
export async function mayActFor(
  context: IdentityContext,
  principal: Principal,
  { kind, id }: Pick<Owner, 'kind' | 'id'>,
): Promise<boolean> {
  const { role, channelPartnerId, customerPartners } = principal
  if (kind === 'channelPartnerId') return role === 'channel-partner' && channelPartnerId === id
  if (customerPartners.some((partner) => partner.id === id)) return true
  if (role !== 'channel-partner' || channelPartnerId === undefined) return false
  const { ownsCustomerPartner, partners, clock, logger } = context.identity
  const load = () => fetchCustomerPartners(context, principal, channelPartnerId)
  const ask = () => {
    if (ownsCustomerPartner)
      return ownsCustomerPartner({ principal, channelPartnerId, customerPartnerId: id })
    return partners?.has(channelPartnerId, id, load) ?? false
  }
  const answer = await withDeadline(clock, callbackTimeout, ask).catch((error: unknown) =>
    // An id of a channel partner that no address can hold has no customer partners.
    error instanceof RelayRefusal && error.code === 'forbidden' ? false : null,
  )
  if (answer !== null) return answer === true
  // The reason may quote the host or the service, so only the fact is logged.
  logger.warn({ event: 'ownership.unknown' }, 'it could not be found out who may act for an owner')
  throw new RelayRefusal('rights_unknown')
}
