import type { TenantConfig } from '@onlend/core'

/** What the page says of the brand before any script has run: its name, and the whole of it for the first drawing. */
export function brandValues(tenant: TenantConfig | null): Readonly<Record<string, string>> {
  return {
    TITLE: tenant?.name ?? 'Marketday',
    TENANT: JSON.stringify(tenant),
  }
}
