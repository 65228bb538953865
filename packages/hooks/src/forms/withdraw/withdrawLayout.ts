import type { FormLayout } from '../write-form/FormLayout.ts'
import type { UseWithdrawFormParameters, WithdrawMethod } from './withdrawFormTypes.ts'
import { type WithdrawPath, withdrawPaths } from './withdrawPaths.ts'

const none: readonly never[] = []

/** The fields of a method, in the order in which a person meets them. */
export function withdrawLayout({
  method,
  requireReenterLast4 = false,
}: Pick<UseWithdrawFormParameters, 'requireReenterLast4'> & {
  method: WithdrawMethod
}): FormLayout<WithdrawPath> {
  if (method === 'mobile-money')
    return { pages: [['amount', 'correspondent', 'mobileNumber', 'narration']], optional: none }
  const again = requireReenterLast4 ? (['accountNumberEnd'] as const) : none
  return { pages: [['amount', 'accountNumber', ...again, withdrawPaths.bank, 'accountName']], optional: none }
}
