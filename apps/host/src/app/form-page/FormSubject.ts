/** What a form is about, for what stands beside it on a wide screen. */
export type FormSubject = 'withdraw' | 'drawdown' | 'transaction' | 'repayment' | 'customer' | 'partner'
