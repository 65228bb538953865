export { nodeListener } from './nodeListener.ts'
export { tenantsFromFolder, type TenantFolder } from './tenantsFromFolder.ts'
export { undiciTransport } from './undiciTransport.ts'
export { type UndiciTransportOptions, type UpstreamTls } from './createConnector.ts'
