import type { TenantConfig } from '@onlend/core'
import type { Beneficiary } from '@onlend/hooks/forms'
import type { PrefetchedLending } from '@onlend/hooks/server'
import type { Account } from '../account/Account.ts'

/** The choices of a person on this device. */
export type PreferenceName = 'scheme' | 'locale'

/** A brand that the demo's switcher offers. */
export type BrandChoice = { id: string; name: string }

/** One of the demo's people, password and all. */
export type DemoSignIn = { email: string; password: string; label: string }

/** The data with which the server drew the page, so that the browser can take the page over as it is: only data that this visitor may see. */
export type PageBoot = {
  account: Account | null
  /** `null` is no tenant. */
  tenant: TenantConfig | null
  signIns: DemoSignIn[]
  brands: BrandChoice[]
  preferences: Readonly<Partial<Record<PreferenceName, string>>>
  /** The relay's answers to this person from before the page was drawn. */
  prefetched: PrefetchedLending | null
  /** The beneficiaries of a business, by its id: only for the page that offers them. */
  beneficiaries: Readonly<Record<string, readonly Beneficiary[]>>
  /** The pages that are drawn, by name: their code must be here before the page is taken over. */
  pages: string[]
}
