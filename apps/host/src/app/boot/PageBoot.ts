import type { TenantConfig } from '@onlend/core'
import type { Beneficiary } from '@onlend/hooks/forms'
import type { PrefetchedLending } from '@onlend/hooks/server'
import type { Account } from '../account/Account.ts'

/** What a person chose on this device, and, as `standings`, where the businesses stood that they last saw on it; `intro`: that they have read it. */
export type PreferenceName = 'scheme' | 'locale' | 'standings' | 'intro'

/** A brand that the demo's switcher offers. */
export type BrandChoice = { id: string; name: string }

/** One of the demo's people, password and all. */
export type DemoSignIn = { email: string; password: string; label: string }

/** What the server knew when it drew the page, so that the browser can take the page over as it is. It holds what this visitor may see and no more. */
export type PageBoot = {
  account: Account | null
  /** `null` is no tenant. */
  tenant: TenantConfig | null
  signIns: DemoSignIn[]
  brands: BrandChoice[]
  preferences: Readonly<Partial<Record<PreferenceName, string>>>
  /** What the relay answered this person before the page was drawn. */
  prefetched: PrefetchedLending | null
  /** Whom the business pays, by its id: for the page that offers them alone. */
  beneficiaries: Readonly<Record<string, readonly Beneficiary[]>>
  /** The pages that are drawn, by name: their code must be here before the page is taken over. */
  pages: string[]
}
