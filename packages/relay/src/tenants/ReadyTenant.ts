import type { TenantConfig } from '@onlend/core'
import type { Written } from '../routes/RouteAnswer.ts'

/** One view of a brand, and the answer that holds it. */
export type TenantView = Written<TenantConfig> & {
  /** Quoted, as in the header. */
  readonly etag: string
}

/** A brand that has been checked. */
export type ReadyTenant = {
  /** For people who are signed in. */
  readonly whole: TenantView
  /** For everybody: look, name, words, contacts and legal text, and nothing of what the partner's people may do. */
  readonly open: TenantView
}
