import type { TenantValue } from './TenantContext.ts'

/** Everything is on unless the tenant says `false`. */
export function isSwitchedOn(tenant: TenantValue | null, name: string): boolean {
  return tenant?.config?.features[name] !== false
}
