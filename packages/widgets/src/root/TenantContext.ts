'use client'
import type { TenantConfig } from '@onlend/core'
import { createContext, type ReactNode } from 'react'
import type { ThemeLogo } from '../theme/PartnerTheme.ts'

/** The facts of the tenant that a `<TenantRoot>` has beyond look and words. */
export type TenantValue = {
  /** The language that is spoken, BCP 47; the root writes it in the region of the business. */
  locale: string
  /** `null` where there is no tenant. */
  config: TenantConfig | null
  logo: ThemeLogo | null
  /** Rendered in the place of a widget that the tenant switched off. */
  whenSwitchedOff: ((feature: string) => ReactNode) | undefined
}

/** `null` outside of a `<TenantRoot>`. */
export const TenantContext = createContext<TenantValue | null>(null)
