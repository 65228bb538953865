import type { FieldRules } from '../write-form/FormLayout.ts'
import type { UseWithdrawFormParameters } from './withdrawFormTypes.ts'
import { withdrawPaths } from './withdrawPaths.ts'

/** A host's rules by the path of a field, with an amount that is fixed. */
export function withdrawRules({
  rules,
  lockAmount = false,
}: {
  rules?: UseWithdrawFormParameters['rules'] | undefined
  lockAmount?: boolean
}): FieldRules {
  const { bankCode, ...others } = rules ?? {}
  return {
    ...others,
    ...(bankCode && { [withdrawPaths.bank]: bankCode }),
    ...(lockAmount && { amount: { ...others.amount, readOnly: true } }),
  }
}
