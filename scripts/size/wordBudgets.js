/**
 * Words in a language other than English, in kB after gzip: of the language that is the longest. A form may cost 7, all that it can say counted:
 * `first` comes before it is drawn, `all` is that and what comes with the first touch. What few people open asks for its own words.
 */
export const wordBudgets = {
  every: { name: 'every word in another language', limit: 31.2, goal: 6 },
  widgets: [
    { name: 'withdrawal form', entry: 'withdraw-form', first: 1.5, all: 4.6 },
    { name: 'drawdown request form', entry: 'request-drawdown-form', first: 1.6, all: 4.6 },
    { name: 'customer registration form', entry: 'register-customer-form', first: 0.8, all: 5.3 },
    { name: 'credit assessment', entry: 'submit-credit-assessment-form', first: 0.9, all: 7.5 },
    { name: 'business registration form', entry: 'create-business-form', first: 1.2, all: 3.9 },
    { name: 'transaction form', entry: 'register-transactions-form', first: 0.9, all: 4.9 },
    { name: 'repayment form', entry: 'reconcile-repayments-form', first: 1.6, all: 3.9 },
    // Estimates: to be set to what is measured.
    { name: 'transactions import', entry: 'register-transactions-import', first: 1.7, all: 4.4 },
    { name: 'repayments import', entry: 'repayments-import', first: 2.1, all: 3.8 },
    { name: 'lockbox reconciliation', entry: 'lockbox-reconciliation', first: 3.5, all: 3.6 },
    { name: 'portfolio', entry: 'portfolio-overview', first: 1.6, all: 2.4 },
  ],
  parts: [
    { name: 'asking a colleague', entry: 'credit-assessment-share', limit: 0.5 },
    { name: 'a file’s preview', entry: 'document-preview', limit: 0.4 },
    { name: 'a second person’s approval', entry: 'approval-note', limit: 0.3 },
    { name: 'an operator’s evidence', entry: 'operation-evidence', limit: 0.4 },
  ],
}
