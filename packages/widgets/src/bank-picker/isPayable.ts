import type { Bank } from '@onlend/core'

/** Whether money can be sent to a listed bank: not switched off, not deleted, and not a mobile-money operator. */
export function isPayable(bank: Bank): boolean {
  return bank.active && bank.is_deleted !== true && bank.type !== 'mobile_money'
}
