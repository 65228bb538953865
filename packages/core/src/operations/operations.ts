import type { EndpointName, endpoints } from '../endpoints/endpoints.ts'
import { createBusinessOperation } from './createBusiness.ts'
import type { OperationDefinition } from './defineOperation.ts'
import { reconcileRepaymentsOperation } from './reconcileRepayments.ts'
import { registerCustomerOperation } from './registerCustomer.ts'
import { registerTransactionsOperation } from './registerTransactions.ts'
import { requestDrawdownOperation } from './requestDrawdown.ts'
import { submitCreditAssessmentOperation } from './submitCreditAssessment.ts'
import { withdrawOperation } from './withdraw.ts'

type RegisteredWrite = {
  [Name in EndpointName]: (typeof endpoints)[Name]['method'] extends 'GET' ? never : Name
}[EndpointName]

/** Every operation by the name of its endpoint. A write that is missing here does not compile. */
export const operations: {
  readonly [Name in RegisteredWrite]: OperationDefinition<(typeof endpoints)[Name]>
} = {
  createBusiness: createBusinessOperation,
  reconcileRepayments: reconcileRepaymentsOperation,
  registerCustomer: registerCustomerOperation,
  registerTransactions: registerTransactionsOperation,
  requestDrawdown: requestDrawdownOperation,
  submitCreditAssessment: submitCreditAssessmentOperation,
  withdraw: withdrawOperation,
}
