export const lendingDashboard = {
  'lendingDashboard.title': 'Your lending',
  'lendingDashboard.signIn': 'Sign in',
  'lendingDashboard.partial.title': 'Some of this could not be loaded',
  'lendingDashboard.partial.text':
    'What is missing says so below. Until it is here we cannot tell whether you can request a drawdown.',
  'lendingDashboard.noLimit.title': 'Get a credit limit',
  'lendingDashboard.noLimit.text': 'You need a credit limit before you can request a drawdown.',
  'lendingDashboard.noLimit.send': 'Submit the documents for your credit assessment.',
  'lendingDashboard.noLimit.assess': 'The lender looks at your business.',
  'lendingDashboard.noLimit.limit': 'Your limit appears here once there is one.',
  'lendingDashboard.pending.title': 'Your credit assessment was submitted',
  'lendingDashboard.pending.text':
    'The lender does not tell us when it decides. Your limit appears here once there is one. You do not have to submit anything again.',
  'lendingDashboard.expired.title': 'You need a new credit limit',
  'lendingDashboard.expired.text':
    'Your limit has expired, so you cannot request a drawdown on it. Ask the team that gave you the limit for a new one.',
  'lendingDashboard.actions': 'Quick actions',
  'lendingDashboard.action.withdraw': 'Withdraw money',
  'lendingDashboard.action.requestDrawdown': 'Request a drawdown',
  'lendingDashboard.action.registerCustomer': 'Register a customer',
  'lendingDashboard.action.registerTransactions': 'Register a transaction',
  'lendingDashboard.action.howToRepay': 'How this is repaid',
  'lendingDashboard.action.reconcileRepayments': 'Report a client’s repayment',
  'lendingDashboard.action.submitCreditAssessment': 'Submit a credit assessment',
  'lendingDashboard.back': 'Back to the overview',
} as const
