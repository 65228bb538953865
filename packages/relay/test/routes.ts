import { endpoints } from '@onlend/core/internal'
import { batchRoutes } from '../src/batches/batchRoutes.ts'
import { brandRoutes } from '../src/brand/brandRoutes.ts'
import { changesRoutes } from '../src/changes/changesRoutes.ts'
import { healthRoutes } from '../src/healthRoutes.ts'
import type { Route } from '../src/http/route.ts'
import { identityRoutes } from '../src/identity/identityRoutes.ts'
import { inboxRoutes } from '../src/inbox/inboxRoutes.ts'
import { ledgerRoutes } from '../src/ledger/ledgerRoutes.ts'
import { outcomeRoutes } from '../src/outbox/outcomeRoutes.ts'
import { serviceRoute } from '../src/serviceRoute.ts'
import { tenantRoutes } from '../src/tenants/tenantRoutes.ts'
import { uploadRoutes } from '../src/uploads/uploadRoutes.ts'

/** Every address that exists: the service's endpoints, then the relay's own, in the order in which a relay mounts them. */
export const routes: readonly Route<never>[] = [
  ...Object.values(endpoints).map(serviceRoute),
  ...identityRoutes,
  ...tenantRoutes,
  ...brandRoutes,
  ...ledgerRoutes,
  ...changesRoutes,
  ...inboxRoutes,
  ...uploadRoutes,
  ...batchRoutes,
  ...outcomeRoutes,
  ...healthRoutes,
]
