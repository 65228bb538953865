import type { BudgetContext } from '../http/index.ts'
import type { IdentityContext } from '../identity/index.ts'
import type { TenantReader } from './createTenantReader.ts'

/** What the functions of this module are given. */
export type TenantContext = IdentityContext &
  BudgetContext & {
    /** `null` without white-label. */
    readonly tenants: TenantReader | null
  }
