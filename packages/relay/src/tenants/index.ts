// What other modules take of tenants besides what `createTenants` makes.
export { type TenantContext } from './TenantContext.ts'
export { tenantFor } from './tenantFor.ts'
export { type TenantSource } from './TenantSource.ts'
