'use client'
import type { TenantConfig } from '@onlend/core'
import { useContext, useMemo } from 'react'
import type { ThemeLogo } from '../theme/PartnerTheme.ts'
import { RootContext } from '../ui/RootContext.ts'
import { TenantContext } from './TenantContext.ts'

/** The facts of the tenant for a host's own header, footer and settings. */
export type Brand = {
  id: string | null
  name: string | null
  /** Checked: `https:` or a path on the same origin. */
  logo: ThemeLogo | null
  /** The language of the page now, BCP 47. */
  locale: string
  /** BCP 47; the first is the tenant's own. */
  locales: readonly string[]
  links: TenantConfig['links']
  support: TenantConfig['support']
}

/**
 * The tenant's name, logo, languages, links and contacts; empty where there is none.
 *
 * @example
 * const { name, logo } = useBrand()
 */
export function useBrand(): Brand {
  const tenant = useContext(TenantContext)
  const written = useContext(RootContext)?.locale ?? 'en'
  const locale = tenant?.locale ?? written
  return useMemo(() => {
    const { id = null, name = null, locales = [], links = {} } = tenant?.config ?? {}
    const support = tenant?.config?.support ?? { email: null, phone: null, url: null, hours: null }
    return { id, name, logo: tenant?.logo ?? null, locale, locales, links, support }
  }, [tenant, locale])
}
