import { getTenant } from '@onlend/core/relay'
import { type Route, route } from '../http/index.ts'
import { answerTenant } from './answerTenant.ts'
import type { TenantContext } from './tenantFor.ts'

/** The route of brands, open without a session: a sign-in page wears a brand too. */
export const tenantRoutes: readonly Route<TenantContext>[] = [
  route(getTenant, { session: false, budget: null, handle: answerTenant }),
]
