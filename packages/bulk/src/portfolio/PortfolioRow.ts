import type { Amount, LendingError } from '@onlend/core'
import type { FinancingRow } from '@onlend/hooks/tables'

/** One customer partner of the portfolio. Amounts are `null` until they have been read, and where there is none. */
export type PortfolioRow = {
  customerPartnerId: string
  name: string
  /** ISO code; `null` until it is known. */
  currency: string | null
  read: 'waiting' | 'reading' | 'read' | 'failed'
  /** Why it failed; beside `read` it says that what is here could not be renewed. */
  error: LendingError | null
  /** When it was read. Milliseconds since 1970. */
  readAt: number | null
  limit: Amount | null
  drawn: Amount | null
  available: Amount | null
  /** What its financings have due from today on, and what is overdue. */
  due: Amount | null
  overdue: Amount | null
  /** The worst thing that is true of it: what needs attention comes first. */
  attention: 'overdue' | 'unknown' | 'noLimit' | 'nearLimit' | 'none' | null
  /** Of its last operation. ISO 8601, UTC. */
  lastActivityAt: string | null
  /** Empty until they have been read. */
  financings: readonly FinancingRow[]
}
