import { callbackTimeout, type Principal, RelayRefusal } from '../http/index.ts'
import type { IdentityContext } from './IdentityContext.ts'
import type { ListedPartner } from './partners/createPartnerDirectory.ts'
import { fetchCustomerPartners } from './partners/fetchCustomerPartners.ts'
import { withDeadline } from '../lib/withDeadline.ts'

/**
 * The customer partners that the session may act for: those of the principal, and those that the service lists where the relay asks it.
 * Others that `ownsCustomerPartner` would allow cannot be listed.
 *
 * @throws RelayRefusal when the service cannot be asked: a list without them would say that there are none.
 */
export async function findPartners(
  context: IdentityContext,
  principal: Principal,
): Promise<readonly ListedPartner[]> {
  const { role, channelPartnerId } = principal
  const own = principal.customerPartners.map(({ id, name }) => ({ id, name }))
  const { partners, clock } = context.identity
  if (!partners || role !== 'channel-partner' || channelPartnerId === undefined) return own
  const load = () => fetchCustomerPartners(context, principal, channelPartnerId)
  const listed = await withDeadline(clock, callbackTimeout, () =>
    partners.list(channelPartnerId, load),
  ).catch((error: unknown) =>
    // An id of a channel partner that no address can hold has no customer partners.
    error instanceof RelayRefusal && error.code === 'forbidden' ? [] : null,
  )
  if (!listed) throw new RelayRefusal('rights_unknown')
  return [...own, ...listed.filter(({ id }) => !own.some((partner) => partner.id === id))]
}
