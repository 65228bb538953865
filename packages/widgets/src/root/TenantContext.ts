'use client'
import type { TenantConfig } from '@onlend/core'
import type { Context, ReactNode } from 'react'
import { type LaterWords, LaterWordsContext } from '../words/LaterWordsContext.ts'
import type { ThemeLogo } from '../theme/PartnerTheme.ts'

/** What a `<TenantRoot>` knows of the tenant beyond look and words. */
export type TenantValue = LaterWords & {
  /** The language that is spoken, BCP 47; the root writes it in the region of the business. */
  locale: string
  /** `null` where there is no tenant. */
  config: TenantConfig | null
  logo: ThemeLogo | null
  /** Drawn in the place of a widget that the tenant switched off. */
  whenSwitchedOff: ((feature: string) => ReactNode) | undefined
}

/** `null` outside of a `<TenantRoot>`. */
// The cast says who provides it: a `<TenantRoot>` alone, with the whole value. `LaterWordsContext` is what words need to know of it.
export const TenantContext = LaterWordsContext as Context<TenantValue | null>
