import type { TenantConfig } from '@onlend/core'

/** A brand, and to whom it belongs. */
export type TenantPlace = {
  readonly config: TenantConfig
  /** Host names that wear it, in lower case and without a port. */
  readonly hosts: readonly string[]
  /** Channel partners whose people see it, on whatever host name. */
  readonly channelPartners: readonly string[]
  /** Worn where no other brand is meant. */
  readonly isDefault: boolean
}
