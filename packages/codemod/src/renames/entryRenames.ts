/** Entries that are gone, with the one that has the same things now. */
export const entryRenames: ReadonlyMap<string, string> = new Map([
  ['@onlend/widgets/transaction-form', '@onlend/widgets/register-transactions-form'],
  ['@onlend/widgets/repayment-form', '@onlend/widgets/reconcile-repayments-form'],
  ['@onlend/widgets/drawdown-request-form', '@onlend/widgets/request-drawdown-form'],
  ['@onlend/widgets/credit-assessment', '@onlend/widgets/submit-credit-assessment-form'],
  ['@onlend/relay/store-conformance', '@onlend/relay/database-conformance'],
])
