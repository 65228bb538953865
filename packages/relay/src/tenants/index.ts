// The exports of tenants for other modules, besides `createTenants`.
export { tenantFor } from './tenantFor.ts'
export { tenantRoutes } from './tenantRoutes.ts'
export { type TenantSource } from './TenantSource.ts'
