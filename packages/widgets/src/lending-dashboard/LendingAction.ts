/** Something that a person can set out to do from the dashboard. */
export type LendingAction =
  | 'withdraw'
  | 'requestDrawdown'
  | 'registerCustomer'
  | 'registerTransactions'
  | 'reconcileRepayments'
  | 'submitCreditAssessment'
