import type { TenantConfig } from '@onlend/core'
import { identify, type IdentityContext } from '../identity/index.ts'
import { errorName } from '../observability/index.ts'
import { getHostName } from './getHostName.ts'
import type { BudgetContext } from '../http/index.ts'
import type { TenantReader } from './createTenantReader.ts'

/** The context that the functions of this module get. */
export type TenantContext = IdentityContext &
  BudgetContext & {
    /** `null` without white-label. */
    readonly tenants: TenantReader | null
  }

/**
 * The brand that a request for a page would be shown, so that the first answer wears it; `null` where there is none or it cannot be found
 * out. A link on another site may lead here, so the relay does not check the origin of the request.
 */
export async function tenantFor(
  context: Pick<TenantContext, 'identity' | 'tenants'>,
  request: Request,
  { customerPartnerId }: { customerPartnerId?: string | undefined } = {},
): Promise<TenantConfig | null> {
  const { tenants, identity } = context
  if (!tenants) return null
  try {
    // A page whose person cannot be known now wears the brand that everybody may see.
    const principal = await identify(context, request).catch(() => null)
    const tenant = await tenants({ host: getHostName(request), principal, request }, customerPartnerId)
    if (!tenant) return null
    return principal ? tenant.whole.data : tenant.open.data
  } catch (error) {
    // A page without its brand is better than none.
    const name = errorName(error)
    identity.logger.warn({ event: 'tenant.failed', name }, 'a page is drawn without its brand')
    return null
  }
}
