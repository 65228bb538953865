import type { TenantConfig } from '@onlend/core'
import { identify } from '../identity/index.ts'
import { errorName } from '../observability/index.ts'
import type { TenantContext } from './TenantContext.ts'
import { getHostName } from './getHostName.ts'

/**
 * The brand that a request for a page would be shown, so that the first answer wears it; `null` where there is none or it cannot be found
 * out. A link on another site may lead here, so where the request comes from is not asked.
 */
export async function tenantFor(
  context: Pick<TenantContext, 'identity' | 'tenants'>,
  request: Request,
): Promise<TenantConfig | null> {
  const { tenants, identity } = context
  if (!tenants) return null
  try {
    const principal = await identify(context, request)
    const tenant = await tenants({ host: getHostName(request), principal, request })
    if (!tenant) return null
    return principal ? tenant.whole.data : tenant.open.data
  } catch (error) {
    // A page without its brand is better than none.
    const name = errorName(error)
    identity.logger.warn({ event: 'tenant.failed', name }, 'a page is drawn without its brand')
    return null
  }
}
