const react = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client']

/**
 * The forms: the first load draws the fields, its machine comes while the browser is idle or at the first touch, and what a later step needs counts on top of
 * that (`after`). See `budgets.js` for what the rest means.
 */
export const formBudgets = [
  {
    name: 'withdrawal form, first load (TanStack Query inside)',
    imports: {
      hooks: ['LendingProvider'],
      'widgets/lending-root': ['LendingRoot'],
      'widgets/withdraw-form': ['WithdrawForm'],
    },
    external: react,
    limit: 42.4,
    lazy: [
      { name: 'its machine', chunk: /^useWithdrawMachine/, limit: 40.2 },
      { name: 'its bank list, wide', chunk: /^BankCombobox/, limit: 19.1, goal: 16 },
      { name: 'its bank list, narrow', chunk: /^BankSheet/, limit: 20.3, goal: 16 },
      { name: 'its recipients', chunk: /^WithdrawRecipients/, limit: 5.3 },
      {
        name: 'its review dialog',
        chunk: /^FormReviewDialog/,
        after: /^useWithdrawMachine/,
        limit: 18.5,
        goal: 16,
      },
      {
        name: 'its status and receipt',
        chunk: /^OperationStatusView/,
        after: /^useWithdrawMachine/,
        limit: 8.8,
      },
      { name: 'its phone check', chunk: /^checkPhone/, limit: 12.2, goal: 11 },
    ],
  },
  {
    name: 'drawdown request form, first load (TanStack Query inside)',
    imports: {
      hooks: ['LendingProvider'],
      'widgets/lending-root': ['LendingRoot'],
      'widgets/request-drawdown-form': ['RequestDrawdownForm'],
    },
    external: react,
    limit: 39.5,
    lazy: [
      { name: 'its machine', chunk: /^useRequestDrawdownMachine/, limit: 42.4 },
      {
        name: 'its review’s words',
        chunk: /^RequestDrawdownReviewWords/,
        after: /^useRequestDrawdownMachine/,
        limit: 1.4,
      },
      { name: 'its outcome', chunk: /^DrawdownOutcome/, after: /^useRequestDrawdownMachine/, limit: 10.7 },
    ],
  },
  {
    name: 'customer registration form, first load (TanStack Query inside)',
    imports: {
      hooks: ['LendingProvider'],
      'widgets/lending-root': ['LendingRoot'],
      'widgets/register-customer-form': ['RegisterCustomerForm'],
    },
    external: react,
    limit: 31.8,
    lazy: [
      { name: 'its machine', chunk: /^useRegisterCustomerMachine/, limit: 53.6 },
      {
        name: 'its review’s words',
        chunk: /^RegisterCustomerReviewWords/,
        after: /^useRegisterCustomerMachine/,
        limit: 4.3,
      },
      {
        name: 'its last page',
        chunk: /^RegisteredCustomer/,
        after: /^useRegisterCustomerMachine/,
        limit: 2.3,
      },
    ],
  },
  {
    name: 'credit assessment, first load (TanStack Query inside)',
    imports: {
      hooks: ['LendingProvider'],
      'widgets/lending-root': ['LendingRoot'],
      'widgets/submit-credit-assessment-form': ['SubmitCreditAssessmentForm'],
    },
    external: react,
    limit: 29.3,
    lazy: [
      { name: 'its machine', chunk: /^AssessmentWhole/, limit: 83 },
      {
        name: 'its grid of figures',
        chunk: /^FinancialInformationGrid/,
        after: /^AssessmentWhole/,
        limit: 7,
      },
      { name: 'its check of everything', chunk: /^AssessmentCheck/, after: /^AssessmentWhole/, limit: 3.7 },
      { name: 'its review’s words', chunk: /^AssessmentReviewWords/, after: /^AssessmentWhole/, limit: 1.1 },
      { name: 'its receipt', chunk: /^AssessmentReceipt/, after: /^AssessmentWhole/, limit: 2.4 },
    ],
  },
  {
    name: 'business registration form, first load (TanStack Query inside)',
    imports: {
      hooks: ['LendingProvider'],
      'widgets/lending-root': ['LendingRoot'],
      'widgets/create-business-form': ['CreateBusinessForm'],
    },
    external: react,
    limit: 32.3,
    lazy: [
      { name: 'its machine', chunk: /^useCreateBusinessMachine/, limit: 48.5 },
      {
        name: 'its last page',
        chunk: /^CreateBusinessSummary/,
        after: /^useCreateBusinessMachine/,
        limit: 1.9,
      },
      {
        name: 'its review’s words',
        chunk: /^CreateBusinessReviewWords/,
        after: /^useCreateBusinessMachine/,
        limit: 0.9,
      },
      {
        name: 'its outcome',
        chunk: /^CreatedBusinessNotice/,
        after: /^useCreateBusinessMachine/,
        limit: 2.1,
      },
    ],
  },
  {
    name: 'transaction form, first load (TanStack Query inside)',
    imports: {
      hooks: ['LendingProvider'],
      'widgets/lending-root': ['LendingRoot'],
      'widgets/register-transactions-form': ['RegisterTransactionsForm'],
    },
    external: react,
    limit: 38.7,
    lazy: [
      { name: 'its machine', chunk: /^useRegisterTransactionsMachine/, limit: 44.1 },
      {
        name: 'its later pages',
        chunk: /^TransactionLaterFields/,
        after: /^useRegisterTransactionsMachine/,
        limit: 5.9,
      },
      {
        name: 'its review in words',
        chunk: /^RegisterTransactionsReviewWords/,
        after: /^useRegisterTransactionsMachine/,
        limit: 6.3,
      },
    ],
  },
  {
    name: 'repayment form, first load (TanStack Query inside)',
    imports: {
      hooks: ['LendingProvider'],
      'widgets/lending-root': ['LendingRoot'],
      'widgets/reconcile-repayments-form': ['ReconcileRepaymentsForm'],
    },
    external: react,
    limit: 39.3,
    lazy: [
      { name: 'its machine', chunk: /^useReconcileRepaymentsMachine/, limit: 37.1 },
      { name: 'its loans, wide', chunk: /^FinancingCombobox/, limit: 18.5, goal: 16 },
      { name: 'its loans, narrow', chunk: /^FinancingSheet/, limit: 19.7, goal: 16 },
    ],
  },
]
