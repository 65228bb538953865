/** The writes whose rows the relay sends in batches. */
export type BatchKind = 'registerTransactions' | 'reconcileRepayments'
