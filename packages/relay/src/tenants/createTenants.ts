import { getTenant } from '@onlend/core/relay'
import type { Clock } from '../lib/Clock.ts'
import type { Logger } from '../lib/Logger.ts'
import { route } from '../http/index.ts'
import { answerTenant } from './answerTenant.ts'
import { createTenantReader, type TenantReader } from './createTenantReader.ts'
import type { TenantSource } from './TenantSource.ts'

/**
 * Makes what finds the brand of a request, in the session or by host name; `null` without brands. `tenantFor` finds it for a page that the
 * host itself draws.
 */
export function createTenants(
  source: TenantSource | undefined,
  needs: { clock: Clock; logger: Logger },
): TenantReader | null {
  return source ? createTenantReader(source, needs) : null
}

/** With or without a session: a sign-in page wears a brand too. */
export const tenantRoutes = [
  route(getTenant, { session: false, budget: null, handle: answerTenant }),
] as const
