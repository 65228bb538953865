import type { TenantConfig } from '@onlend/core'
import type { Beneficiary } from '@onlend/hooks/forms'
import type { PrefetchedLending } from '@onlend/hooks/server'
import type { Account } from '../account/Account.ts'
import type { DemoSignIn } from '../account/DemoSignIn.ts'
import type { BrandChoice } from '../brand/BrandChoice.ts'
import type { PreferenceName } from '../preferences/PreferenceName.ts'

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
