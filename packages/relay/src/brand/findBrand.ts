import type { RelayEndpointName } from '@onlend/core/relay'
import { callbackTimeout, type Principal, RelayRefusal } from '../http/index.ts'
import { isAllowed, mayActFor } from '../identity/index.ts'
import { withDeadline } from '../lib/withDeadline.ts'
import type { BrandKey } from './BrandRecord.ts'
import type { BrandOptions, BrandsContext } from './createBrands.ts'

/** The context of the routes; without the option `brands` there is no brand. */
export type BrandRouteContext = BrandsContext & { readonly brands: BrandOptions | null }

/**
 * Finds the tenant whose brand a person may change, or the customer partner of it whose brand is laid over the tenant's.
 *
 * @throws RelayRefusal when `authorize` or `tenantOf` say no, and without the option `brands`.
 */
export async function findBrand(
  context: BrandRouteContext,
  principal: Principal,
  endpoint: RelayEndpointName,
  customerPartnerId?: string,
): Promise<{ key: BrandKey; options: BrandOptions }> {
  const { brands: options, environment, clock } = context
  const { channelPartnerId: id } = principal
  const partner =
    customerPartnerId === undefined ? null : ({ kind: 'customerPartnerId', id: customerPartnerId } as const)
  const owner = partner ?? (id === undefined ? null : ({ kind: 'channelPartnerId', id } as const))
  if (partner && !(await mayActFor(context, principal, partner))) throw new RelayRefusal('forbidden')
  if (!(await isAllowed(context, { principal, endpoint, owner, operation: null })))
    throw new RelayRefusal('forbidden')
  if (!options) throw new RelayRefusal('not_found')
  const tenant = await withDeadline(clock, callbackTimeout, async () => options.tenantOf(principal)).catch(
    () => null,
  )
  // A tenant id with a slash would name the brand of another tenant's customer partner.
  if (typeof tenant !== 'string' || !/^[^/]+$/.test(tenant)) throw new RelayRefusal('forbidden')
  return { key: { environment, tenant: partner ? `${tenant}/${partner.id}` : tenant }, options }
}
