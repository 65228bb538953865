export const operationKinds = {
  'operation.kind.withdraw': 'Withdrawal',
  'operation.kind.requestDrawdown': 'Drawdown request',
  'operation.kind.registerTransactions': 'Transactions',
  'operation.kind.reconcileRepayments': 'Repayments',
  'operation.kind.createBusiness': 'New business',
  'operation.kind.registerCustomer': 'New customer',
  'operation.kind.submitCreditAssessment': 'Credit assessment',
  'operation.kind.other': 'Request',
} as const
