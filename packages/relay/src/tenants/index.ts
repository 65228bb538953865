// What other modules take of tenants besides what `createTenants` makes.
export { tenantFor } from './tenantFor.ts'
export { tenantRoutes } from './tenantRoutes.ts'
export { type TenantSource } from './TenantSource.ts'
