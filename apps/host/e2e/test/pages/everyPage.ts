import type { Person } from '../test.ts'

/** Pages of the app that one person sees. */
export type SeenPages = { person: Person; base: string; paths: readonly string[] }

/** Every page of the app, with the fewest changes of person. */
export const everyPage: readonly SeenPages[] = [
  {
    person: 'hana',
    base: '/p/cp_adaeze',
    paths: [
      '/',
      '/drawdown',
      '/withdraw',
      '/activity',
      '/customers',
      '/customers/new',
      '/financings',
      '/transactions/new',
      '/transactions/import',
      '/repay',
      '/repayments/new',
      '/assessment',
      '/lockbox/reconciliation',
      '/business',
      '/portfolio',
      '/partners',
      '/partners/new',
      '/inbox',
      '/audit',
      '/deliveries',
      '/brand',
    ],
  },
  { person: 'musa', base: '/p/cp_nodrawdown_404', paths: ['/', '/activity'] },
]
