const react = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client']
const peers = [...react, '@tanstack/react-query']

/**
 * What a host's users may be made to load, in kB after gzip, React outside. `limit` fails the build and keeps what has been reached; `goal` is the
 * budget of the design, where it is not reached yet. `imports` names what is taken from each entry, `from` the folder that has them installed,
 * and `lazy` the chunk that comes later, counted on top of it. A limit rises only when others fall by as much; what rose against what stands in the
 * history of this file. Not made up for yet: financings, the use of a limit, plans, recipients and checklists, 41.7 of all chunks and 0.1 to 2.5 of
 * first loads, against 7.1 of declarations.
 */
export const budgets = [
  {
    name: 'core with one endpoint',
    imports: { core: ['createLendingClient', 'getCreditLimit', 'callEndpoint'] },
    from: 'packages/hooks',
    external: peers,
    limit: 10.8,
    goal: 9,
  },
  {
    name: 'one hook with provider (TanStack Query outside)',
    imports: { hooks: ['LendingProvider', 'useCreditLimit'] },
    external: peers,
    limit: 13.3,
  },
  {
    name: 'credit limit card (TanStack Query outside)',
    imports: {
      hooks: ['LendingProvider'],
      'widgets/lending-root': ['LendingRoot'],
      'widgets/credit-limit-card': ['CreditLimitCard'],
    },
    external: peers,
    limit: 22,
    goal: 14,
  },
  {
    name: 'credit limit card in a tenant’s brand (TanStack Query outside)',
    imports: {
      hooks: ['LendingProvider'],
      'widgets/tenant-root': ['TenantRoot'],
      'widgets/credit-limit-card': ['CreditLimitCard'],
    },
    external: peers,
    limit: 31.7,
  },
  {
    name: 'active drawdown card (TanStack Query outside)',
    imports: {
      hooks: ['LendingProvider'],
      'widgets/lending-root': ['LendingRoot'],
      'widgets/active-drawdown-card': ['ActiveDrawdownCard'],
    },
    external: peers,
    limit: 23.3,
    goal: 14,
    lazy: [{ name: 'its line in time', chunk: /^RepaymentTimeline/, limit: 2.4 }],
  },
  {
    name: 'withdrawal form, first load (TanStack Query inside)',
    imports: {
      hooks: ['LendingProvider'],
      'widgets/lending-root': ['LendingRoot'],
      'widgets/withdraw-form': ['WithdrawForm'],
    },
    external: react,
    limit: 78.2,
    goal: 53,
    lazy: [
      { name: 'its bank list, wide', chunk: /^BankCombobox/, limit: 17.1, goal: 16 },
      { name: 'its bank list, narrow', chunk: /^BankSheet/, limit: 17.9, goal: 16 },
      { name: 'its recipients', chunk: /^WithdrawRecipients/, limit: 2.5 },
      { name: 'its review dialog', chunk: /^FormReviewDialog/, limit: 18.5, goal: 16 },
      { name: 'its status and receipt', chunk: /^OperationStatusView/, limit: 8.6 },
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
    limit: 76.4,
    goal: 53,
    lazy: [
      { name: 'its plan', chunk: /^FormDrawdownPlan/, limit: 2.5 },
      { name: 'its review’s words', chunk: /^RequestDrawdownReviewWords/, limit: 3.5 },
      { name: 'its outcome', chunk: /^DrawdownOutcome/, limit: 11.2 },
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
    limit: 78.8,
    goal: 53,
    lazy: [
      { name: 'its review’s words', chunk: /^RegisterCustomerReviewWords/, limit: 4.1 },
      { name: 'its last page', chunk: /^RegisteredCustomer/, limit: 2 },
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
    limit: 106.2,
    goal: 79,
    lazy: [
      { name: 'its grid of figures', chunk: /^FinancialInformationGrid/, limit: 6.9 },
      { name: 'its check of everything', chunk: /^AssessmentCheck/, limit: 3.7 },
      { name: 'its review’s words', chunk: /^AssessmentReviewWords/, limit: 1.1 },
      { name: 'its receipt', chunk: /^AssessmentReceipt/, limit: 2.3 },
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
    limit: 73.8,
    goal: 53,
    lazy: [
      { name: 'its last page', chunk: /^CreateBusinessSummary/, limit: 1.9 },
      { name: 'its review’s words', chunk: /^CreateBusinessReviewWords/, limit: 0.9 },
      { name: 'its outcome', chunk: /^CreatedBusinessNotice/, limit: 2 },
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
    limit: 79.6,
    goal: 53,
    lazy: [
      { name: 'its financing', chunk: /^TransactionFinancingFields/, limit: 3.8 },
      { name: 'its review in words', chunk: /^RegisterTransactionsReviewWords/, limit: 5.5 },
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
    limit: 71.9,
    goal: 53,
    lazy: [
      { name: 'its loans, wide', chunk: /^FinancingCombobox/, limit: 16.4, goal: 16 },
      { name: 'its loans, narrow', chunk: /^FinancingSheet/, limit: 17.2, goal: 16 },
    ],
  },
  {
    name: 'customers table (TanStack Query outside)',
    imports: {
      hooks: ['LendingProvider'],
      'widgets/lending-root': ['LendingRoot'],
      'widgets/customers-table': ['CustomersTable'],
    },
    external: peers,
    limit: 29.5,
    lazy: [{ name: 'its file', chunk: /^writeCsv/, limit: 7.4 }],
  },
  {
    name: 'customer partners table (TanStack Query outside)',
    imports: {
      hooks: ['LendingProvider'],
      'widgets/lending-root': ['LendingRoot'],
      'widgets/customer-partners-table': ['CustomerPartnersTable'],
    },
    external: peers,
    limit: 30,
    lazy: [{ name: 'its file', chunk: /^writeCsv/, limit: 7.4 }],
  },
  {
    name: 'partner switcher (TanStack Query outside)',
    imports: {
      hooks: ['LendingProvider'],
      'widgets/lending-root': ['LendingRoot'],
      'widgets/partner-switcher': ['PartnerSwitcher'],
    },
    external: peers,
    limit: 21.6,
    lazy: [
      { name: 'its list, wide', chunk: /^OptionCombobox/, limit: 16.1 },
      { name: 'its list, narrow', chunk: /^OptionSheet/, limit: 16.6 },
    ],
  },
  {
    name: 'customer picker (TanStack Query outside)',
    imports: {
      hooks: ['LendingProvider'],
      'widgets/lending-root': ['LendingRoot'],
      'widgets/customer-picker': ['CustomerPicker'],
    },
    external: peers,
    limit: 21.4,
    lazy: [
      { name: 'its list, wide', chunk: /^OptionCombobox/, limit: 16.1 },
      { name: 'its list, narrow', chunk: /^OptionSheet/, limit: 16.6 },
    ],
  },
  {
    name: 'financings table (TanStack Query outside)',
    imports: {
      hooks: ['LendingProvider'],
      'widgets/lending-root': ['LendingRoot'],
      'widgets/financings-table': ['FinancingsTable'],
    },
    external: peers,
    limit: 37,
    lazy: [
      { name: 'its picture', chunk: /^FinancingsPictureView/, limit: 1.8 },
      { name: 'its details', chunk: /^FinancingDetails/, limit: 15.7 },
    ],
  },
  {
    name: 'chart of a limit’s use (TanStack Query outside)',
    imports: {
      hooks: ['LendingProvider'],
      'widgets/lending-root': ['LendingRoot'],
      'widgets/credit-usage-chart': ['CreditUsageChart'],
    },
    external: peers,
    limit: 22.2,
  },
  {
    name: 'how a drawdown is repaid (TanStack Query outside)',
    imports: {
      hooks: ['LendingProvider'],
      'widgets/lending-root': ['LendingRoot'],
      'widgets/repayment-instructions': ['RepaymentInstructions'],
    },
    external: peers,
    limit: 22.5,
  },
  {
    name: 'a document slot with its summary (TanStack Query outside)',
    imports: {
      hooks: ['LendingProvider'],
      'hooks/uploads': ['useUploads'],
      'widgets/lending-root': ['LendingRoot'],
      'widgets/document-slot': ['DocumentSlot'],
      'widgets/upload-announcer': ['UploadAnnouncer'],
      'widgets/upload-summary': ['UploadSummary'],
    },
    external: peers,
    limit: 38.5,
    lazy: [
      { name: 'its preview', chunk: /^DocumentPreview/, limit: 15.8 },
      { name: 'its uploads over tus', chunk: /^sendFile/, limit: 17.3 },
    ],
  },
  {
    name: 'a table in your own markup',
    imports: { 'hooks/tables': ['useTable'] },
    external: peers,
    limit: 2.7,
  },
  {
    name: 'uploads in your own markup',
    imports: { 'hooks/uploads': ['useUploads'] },
    external: peers,
    limit: 23.4,
    lazy: [{ name: 'their tus client', chunk: /^sendFile/, limit: 17.3 }],
  },
  {
    name: 'the list of languages',
    imports: { 'widgets/locales': ['locales', 'loadMessages', 'loadWords'] },
    external: peers,
    limit: 2.2,
  },
  {
    name: 'everything, every chunk (peers outside)',
    imports: { widgets: '*', hooks: '*' },
    external: peers,
    limit: 381.3,
    goal: 190,
    whole: true,
  },
]
