import type { BudgetContext } from '../http/limits/consumeBudget.ts'
import type { IdentityContext } from '../identity/IdentityContext.ts'
import type { TenantReader } from './createTenantReader.ts'

/** What the functions of this module are given. */
export type TenantContext = IdentityContext &
  BudgetContext & {
    /** `null` without white-label. */
    readonly tenants: TenantReader | null
  }
