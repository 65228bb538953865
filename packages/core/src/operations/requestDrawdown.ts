import { requestDrawdown } from '../endpoints/requestDrawdown.ts'
import { type OperationEffects, defineOperation } from './defineOperation.ts'
import { foldAmount } from './foldAmount.ts'
import { readAmount } from './bodyFields.ts'

export const requestDrawdownEffects = {
  settledBy: 'answer',
  touches: ['getActiveDrawdown', 'getCreditLimit', 'listFinancings', 'getCustomerPartner'],
} as const satisfies OperationEffects

/** A drawdown request (Partner API, Endpoint 7): how much. Two of the same amount for the same number of days are possible duplicates. */
export const requestDrawdownOperation = /* @__PURE__ */ defineOperation(
  requestDrawdown,
  requestDrawdownEffects,
  {
    prefix: 'DR',
    summarise: (body) => ({ amount: readAmount(body.amount) }),
    duplicateKey: (body) => {
      const amount = foldAmount(body.amount)
      return amount === null ? null : `${amount}/${String(body.tenor)}`
    },
  },
)
