import { createTenantReader, type ReaderNeeds, type TenantReader } from './createTenantReader.ts'
import type { TenantSource } from './TenantSource.ts'

type TenantOptions = { tenants?: TenantSource; unreviewedLocales?: boolean }

/**
 * Makes the reader of a request's brand, in the session or by host name; `null` without brands. `tenantFor` finds it for a page that the
 * host itself draws.
 */
export function createTenants(
  { tenants, unreviewedLocales }: TenantOptions,
  needs: Omit<ReaderNeeds, 'unreviewedLocales'>,
): TenantReader | null {
  return tenants ? createTenantReader(tenants, { ...needs, unreviewedLocales }) : null
}
