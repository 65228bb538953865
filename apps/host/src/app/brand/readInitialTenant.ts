import { parseTenantConfig, type TenantConfig } from '@onlend/core'

/** The brand that the server wrote into the page, so that the first drawing wears it; `undefined` where it wrote none that can be read. */
export function readInitialTenant(): TenantConfig | null | undefined {
  const text = document.querySelector<HTMLMetaElement>('meta[name="tenant"]')?.content ?? ''
  if (text === 'null') return null
  try {
    return parseTenantConfig(JSON.parse(text)).config ?? undefined
  } catch {
    // Served without the host's server, as by a dev server: the relay is asked.
    return undefined
  }
}
