import { createTenantReader, type ReaderNeeds, type TenantReader } from './createTenantReader.ts'
import type { TenantSource } from './TenantSource.ts'

/**
 * Makes the reader of a request's brand, in the session or by host name; `null` without brands. `tenantFor` finds it for a page that the
 * host itself draws.
 */
export function createTenants(source: TenantSource | undefined, needs: ReaderNeeds): TenantReader | null {
  return source ? createTenantReader(source, needs) : null
}
