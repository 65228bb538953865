// The exports of tenants for other modules, besides `createTenants`.
export { checkTenant } from './checkTenant.ts'
export { type FindWornBrand } from './createTenantReader.ts'
export { tenantFor } from './tenantFor.ts'
export { tenantRoutes } from './tenantRoutes.ts'
export { type TenantSource } from './TenantSource.ts'
