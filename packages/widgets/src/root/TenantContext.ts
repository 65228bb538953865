'use client'
import type { TenantConfig } from '@onlend/core'
import { createContext, type ReactNode } from 'react'
import type { ThemeLogo } from '../theme/PartnerTheme.ts'

/** What a `<TenantRoot>` knows of the tenant beyond look and words. */
export type TenantValue = {
  /** `null` where there is no tenant. */
  config: TenantConfig | null
  logo: ThemeLogo | null
  /** Whether words will arrive that the first thing drawn does without. */
  isWaiting: boolean
  /** Fetches them. */
  ask: (() => void) | undefined
  /** The widgets whose words are here; `null` when nothing more will come. */
  knownWords: readonly string[] | null
  /** Fetches the words of more widgets. */
  askForWords: ((widgets: readonly string[]) => void) | undefined
  /** Drawn in the place of a widget that the tenant switched off. */
  whenSwitchedOff: ((feature: string) => ReactNode) | undefined
}

/** `null` outside of a `<TenantRoot>`. */
export const TenantContext = createContext<TenantValue | null>(null)
