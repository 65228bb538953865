import type { RelayContext } from '../RelayContext.ts'
import { callbackPatience } from './callbackPatience.ts'
import type { Owner } from './Owner.ts'
import { fetchCustomerPartners } from './partners/fetchCustomerPartners.ts'
import type { Principal } from './Principal.ts'
import { withDeadline } from './withDeadline.ts'

/** Whether the session may touch this owner's data. What cannot be found out, or not in time, means no. */
export async function mayActFor(
  context: RelayContext,
  principal: Principal,
  { kind, id }: Pick<Owner, 'kind' | 'id'>,
): Promise<boolean> {
  const { role, channelPartnerId, customerPartners } = principal
  if (kind === 'channelPartnerId') return role === 'channel-partner' && channelPartnerId === id
  if (customerPartners.some((partner) => partner.id === id)) return true
  if (role !== 'channel-partner' || channelPartnerId === undefined) return false
  const { ownsCustomerPartner, partners } = context.identity
  const load = () => fetchCustomerPartners(context, principal, channelPartnerId)
  try {
    const answer = await withDeadline(context.clock, callbackPatience, () => {
      if (ownsCustomerPartner)
        return ownsCustomerPartner({ principal, channelPartnerId, customerPartnerId: id })
      return partners?.has(channelPartnerId, id, load) ?? false
    })
    return answer === true
  } catch {
    // The reason may quote what the host or the service said, so only the fact is logged.
    context.logger.warn({ event: 'ownership.failed' }, 'an owner could not be checked, which counts as a no')
    return false
  }
}
