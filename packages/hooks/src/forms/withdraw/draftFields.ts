import type { WithdrawValues } from './withdrawFormTypes.ts'

const harmless = ['method', 'amount', 'bankCode', 'accountName', 'correspondent', 'narration'] as const

/** What may be kept of a withdrawal in the making: numbers only where the host asked for it. */
export function draftFields({ numbers }: { numbers: boolean }): readonly (keyof WithdrawValues)[] {
  return numbers ? [...harmless, 'accountNumber', 'mobileNumber'] : harmless
}
