import { money } from '../money/money.ts'
import type { SettlementPlan } from '../state/SandboxState.ts'

const succeeded = { outcome: 'succeeded', message: 'Completed' } as const

const plans: Record<string, SettlementPlan> = {
  '01': { ...succeeded, webhook: 'normal' },
  '02': {
    outcome: 'failed',
    message: 'The receiving institution turned the payment down',
    webhook: 'normal',
  },
  '03': { ...succeeded, webhook: 'never' },
  '04': { ...succeeded, webhook: 'duplicate' },
  '05': { ...succeeded, webhook: 'before-answer' },
}

/** Reads the end of a settlement from its amount's decimals: 150.02 fails, 150.03 never calls back. */
export function magicPlan(amount: string): SettlementPlan {
  return { ...(plans[money.ending(amount)] ?? { ...succeeded, webhook: 'normal' }) }
}
