import type { IconName } from '../ui/iconPaths.ts'
import type { LendingAction } from './LendingAction.ts'

/** The sign of each action. */
export const actionIcons = {
  withdraw: 'send',
  requestDrawdown: 'receive',
  registerCustomer: 'person',
  registerTransactions: 'document',
  reconcileRepayments: 'check',
  submitCreditAssessment: 'document',
} as const satisfies Record<LendingAction, IconName>
