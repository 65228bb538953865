export { createBusinessOperation } from './createBusiness.ts'
export { createReference } from './createReference.ts'
export { defineOperation, type OperationDefinition } from './defineOperation.ts'
export {
  findEffects,
  isSettledByEvent,
  type MoneyEnd,
  type OperationEffects,
  type WriteSettledByEvent,
} from '../effects.ts'
export { foldAmount } from './foldAmount.ts'
export { foldDestination } from './foldDestination.ts'
export { operations } from './operations.ts'
export { type SetRow } from './readRows.ts'
export { reconcileRepaymentsOperation } from './reconcileRepayments.ts'
export { registerCustomerOperation } from './registerCustomer.ts'
export { registerTransactionsOperation } from './registerTransactions.ts'
export { requestDrawdownOperation } from './requestDrawdown.ts'
export { rowKey } from './rowKey.ts'
export { submitCreditAssessmentOperation } from './submitCreditAssessment.ts'
export { withdrawOperation } from './withdraw.ts'
