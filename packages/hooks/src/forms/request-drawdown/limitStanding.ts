import type { CreditLimit } from '@onlend/core'

/**
 * Whether a limit can be drawn on, as far as its flags and status say. `unread`: not known yet. `none`, `closed` and `expired`:
 * it cannot. `inactive`: its status is another than `active`, and what that means is not documented.
 */
export type LimitStanding = 'unread' | 'none' | 'closed' | 'expired' | 'inactive' | 'open'

/** Reads the flags first: a limit may call itself active and be expired (T49). */
export function limitStanding(creditLimit: CreditLimit | null | undefined): LimitStanding {
  if (creditLimit === undefined) return 'unread'
  if (creditLimit === null) return 'none'
  if (creditLimit.is_deleted === true) return 'closed'
  if (creditLimit.expired === true) return 'expired'
  return creditLimit.status === 'active' ? 'open' : 'inactive'
}
