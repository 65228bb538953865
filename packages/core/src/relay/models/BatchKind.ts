/** The writes whose rows are sent as batches. */
export type BatchKind = 'registerTransactions' | 'reconcileRepayments'
