import type { CreditLimit } from '@onlend/core'

/** The status of a limit, from its flags and its status word. `other` keeps the service's own word, which the card shows unchanged. */
export type LimitStatus = { is: 'active' | 'expired' | 'closed' | 'none' } | { is: 'other'; word: string }

/** Reads the flags first: a limit may call itself active and be expired. */
export function limitStatus({ status, expired, is_deleted }: CreditLimit): LimitStatus {
  if (is_deleted === true) return { is: 'closed' }
  if (expired === true) return { is: 'expired' }
  if (status === null || status === '') return { is: 'none' }
  return status === 'active' ? { is: 'active' } : { is: 'other', word: status }
}
