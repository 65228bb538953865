import type { Amount, LendingError } from '@onlend/core'
import type { FinancingRow } from '@onlend/hooks/tables'

/** One customer partner of the portfolio. Amounts are `null` until they have been read, and where there is none. */
export type PortfolioRow = {
  customerPartnerId: string
  name: string
  /** ISO code; `null` until it is known. */
  currency: string | null
  read: 'reading' | 'read' | 'failed'
  /** The reason of the failed read; beside `read`, these values are the last ones and could not be renewed. */
  error: LendingError | null
  /** The time of the read. Milliseconds since 1970. */
  readAt: number | null
  limit: Amount | null
  drawn: Amount | null
  available: Amount | null
  /** The sum that its financings have due from today on; `overdue` is the sum that is late. */
  due: Amount | null
  overdue: Amount | null
  /** The most urgent reason for attention that applies to the partner. */
  attention: 'overdue' | 'unknown' | 'noLimit' | 'nearLimit' | 'none' | null
  /** The time of its last operation. ISO 8601, UTC. */
  lastActivityAt: string | null
  /** Empty until the financings have been read. */
  financings: readonly FinancingRow[]
}
