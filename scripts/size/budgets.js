const react = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client']
const peers = [...react, '@tanstack/react-query']

/**
 * What a host's users may be made to load, in kB after gzip, React outside. `limit` fails the build and keeps what has been reached; `goal` is the
 * budget of the design, where it is not reached yet. `imports` names what is taken from each entry, `from` the folder that has them installed,
 * and `lazy` the chunk that comes later, counted on top of it. A limit rises only when others fall by as much; what rose against what stands in the
 * history of this file. Last: forms that are drawn before what runs them has arrived, and reads without zod, took 5 to 8 off hooks, cards and tables
 * and 36 to 77 off every form's first load; for that the forms' later parts rose by 0.1 to 2.8, all chunks by 32.1 (they are more and smaller, and a form
 * says twice how it begins), pickers by 2 to 2.5 (only the rows that fit are drawn) and styles by 0.2 (room for the notes below a field). Then: what a
 * drawdown says of its review and outcome fell by 4 in all, for which a write that may name statement lines rose by 0.1 to 0.3 in each form. One
 * writer of CSV in place of two took 6.8 off each table's file and off all chunks, for which the declarations of hooks rose by 3.1 and of core by 3.8. What sends batches is fetched when
 * it is asked for, which took 14 off both imports; for that the reconciliation rose by 0.9 (steps of a few milliseconds), the financings table by 0.9 (sums in
 * one pass), all chunks by 1.2, two forms' machines and a table of one's own by 0.1, and the declarations of the bulk doors by 2.1. Words in another
 * language, styles and forms' later parts fell by 4.8 in all, for which forms rose by 0.1 to 0.2 and all chunks by 0.6 (they work in a shadow root and where a
 * document has no layout), the declarations of core by 1 and of its bulk doors by 1.4 (mistakes are told, countries are named). The
 * declarations of core and of its bulk doors fell by 0.1 each, for which the script of a page without React rose by 0.2 (widgets are found through closed shadow roots).
 */
export const budgets = [
  {
    name: 'core with one endpoint',
    imports: { core: ['createLendingClient', 'getCreditLimit', 'callEndpoint'] },
    from: 'packages/hooks',
    external: peers,
    limit: 5.9,
    goal: 9,
  },
  {
    name: 'one hook with provider (TanStack Query outside)',
    imports: { hooks: ['LendingProvider', 'useCreditLimit'] },
    external: peers,
    limit: 8.1,
  },
  {
    name: 'credit limit card (TanStack Query outside)',
    imports: {
      hooks: ['LendingProvider'],
      'widgets/lending-root': ['LendingRoot'],
      'widgets/credit-limit-card': ['CreditLimitCard'],
    },
    external: peers,
    limit: 16.1,
    goal: 13,
  },
  {
    name: 'credit limit card in a tenant’s brand (TanStack Query outside)',
    imports: {
      hooks: ['LendingProvider'],
      'widgets/tenant-root': ['TenantRoot'],
      'widgets/credit-limit-card': ['CreditLimitCard'],
    },
    external: peers,
    limit: 23.8,
  },
  {
    name: 'active drawdown card (TanStack Query outside)',
    imports: {
      hooks: ['LendingProvider'],
      'widgets/lending-root': ['LendingRoot'],
      'widgets/active-drawdown-card': ['ActiveDrawdownCard'],
    },
    external: peers,
    limit: 17.2,
    goal: 13,
    lazy: [{ name: 'its line in time', chunk: /^RepaymentTimeline/, limit: 2.4 }],
  },
  {
    name: 'customers table (TanStack Query outside)',
    imports: {
      hooks: ['LendingProvider'],
      'widgets/lending-root': ['LendingRoot'],
      'widgets/customers-table': ['CustomersTable'],
    },
    external: peers,
    limit: 24,
    lazy: [{ name: 'its file', chunk: /^writeCsv/, limit: 0.6 }],
  },
  {
    name: 'customer partners table (TanStack Query outside)',
    imports: {
      hooks: ['LendingProvider'],
      'widgets/lending-root': ['LendingRoot'],
      'widgets/customer-partners-table': ['CustomerPartnersTable'],
    },
    external: peers,
    limit: 24.3,
    lazy: [{ name: 'its file', chunk: /^writeCsv/, limit: 0.6 }],
  },
  {
    name: 'partner switcher (TanStack Query outside)',
    imports: {
      hooks: ['LendingProvider'],
      'widgets/lending-root': ['LendingRoot'],
      'widgets/partner-switcher': ['PartnerSwitcher'],
    },
    external: peers,
    limit: 15.2,
    lazy: [
      { name: 'its list, wide', chunk: /^OptionCombobox/, limit: 18.1 },
      { name: 'its list, narrow', chunk: /^OptionSheet/, limit: 18.8 },
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
    limit: 15.2,
    lazy: [
      { name: 'its list, wide', chunk: /^OptionCombobox/, limit: 18.1 },
      { name: 'its list, narrow', chunk: /^OptionSheet/, limit: 18.8 },
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
    limit: 32,
    lazy: [
      { name: 'its picture', chunk: /^FinancingsPictureView/, limit: 1.9 },
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
    limit: 15.9,
  },
  {
    name: 'how a drawdown is repaid (TanStack Query outside)',
    imports: {
      hooks: ['LendingProvider'],
      'widgets/lending-root': ['LendingRoot'],
      'widgets/repayment-instructions': ['RepaymentInstructions'],
    },
    external: peers,
    limit: 16.5,
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
    limit: 32.8,
    lazy: [
      { name: 'its preview', chunk: /^DocumentPreview/, limit: 15.8 },
      { name: 'its uploads over tus', chunk: /^sendFile/, limit: 17.3 },
    ],
  },
  {
    name: 'transactions import (TanStack Query outside)',
    imports: {
      hooks: ['LendingProvider'],
      'widgets/lending-root': ['LendingRoot'],
      'widgets/register-transactions-import': ['RegisterTransactionsImport'],
    },
    external: peers,
    limit: 52.5,
    lazy: [{ name: 'its columns, rows and review', chunk: /^ImportSteps/, limit: 12.5 }],
  },
  {
    name: 'repayments import (TanStack Query outside)',
    imports: {
      hooks: ['LendingProvider'],
      'widgets/lending-root': ['LendingRoot'],
      'widgets/repayments-import': ['RepaymentsImport'],
    },
    external: peers,
    limit: 55.8,
  },
  {
    name: 'lockbox reconciliation (TanStack Query outside)',
    imports: {
      hooks: ['LendingProvider'],
      'widgets/lending-root': ['LendingRoot'],
      'widgets/lockbox-reconciliation': ['LockboxReconciliation'],
    },
    external: peers,
    limit: 56.7,
  },
  {
    name: 'portfolio (TanStack Query outside)',
    imports: {
      hooks: ['LendingProvider'],
      'widgets/lending-root': ['LendingRoot'],
      'widgets/portfolio-overview': ['PortfolioOverview'],
    },
    external: peers,
    limit: 36.6,
  },
  {
    name: 'a table in your own markup',
    imports: { 'hooks/tables': ['useTable'] },
    external: peers,
    limit: 2.8,
  },
  {
    name: 'uploads in your own markup',
    imports: { 'hooks/uploads': ['useUploads'] },
    external: peers,
    limit: 17.9,
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
    limit: 408.5,
    goal: 240,
    whole: true,
  },
]
