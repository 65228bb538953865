import type { RelayEndpointName } from '@onlend/core/relay'
import { callbackTimeout, type Principal, RelayRefusal } from '../http/index.ts'
import { isAllowed } from '../identity/index.ts'
import { withDeadline } from '../lib/withDeadline.ts'
import type { BrandKey } from './BrandRecord.ts'
import type { BrandOptions, BrandsContext } from './createBrands.ts'

/** The context of the routes; without the option `brands` there is no brand. */
export type BrandRouteContext = BrandsContext & { readonly brands: BrandOptions | null }

/**
 * Finds the tenant whose brand a person may change.
 *
 * @throws RelayRefusal when `authorize` or `tenantOf` say no, and without the option `brands`.
 */
export async function findBrand(
  context: BrandRouteContext,
  principal: Principal,
  endpoint: RelayEndpointName,
): Promise<{ key: BrandKey; options: BrandOptions }> {
  const { brands: options, environment, clock } = context
  const { channelPartnerId: id } = principal
  const owner = id === undefined ? null : ({ kind: 'channelPartnerId', id } as const)
  if (!(await isAllowed(context, { principal, endpoint, owner, operation: null })))
    throw new RelayRefusal('forbidden')
  if (!options) throw new RelayRefusal('not_found')
  const tenant = await withDeadline(clock, callbackTimeout, async () => options.tenantOf(principal)).catch(
    () => null,
  )
  if (typeof tenant !== 'string' || tenant === '') throw new RelayRefusal('forbidden')
  return { key: { environment, tenant }, options }
}
