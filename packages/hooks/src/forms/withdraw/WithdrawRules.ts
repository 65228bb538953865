import type { Amount } from '@onlend/core'
import type { AmountFormat } from '../amount/AmountFormat.ts'

/** What a host allows. */
export type WithdrawRules = {
  format: AmountFormat
  balance: Amount | undefined
  minAmount: Amount | undefined
  maxAmount: Amount | undefined
  requireReenterLast4: boolean
}
