import type { Account } from '../account/Account.ts'
import type { en } from '../words/en.ts'

/** A page that the second level of the menu leads to. */
export type PlacePage = {
  path: string
  word: keyof typeof en
  /** The address that the pages behind this page begin with. @default its path */
  root?: string
  /** The number beside the name: operations that wait for a second person, or work that waits for an operator. */
  count?: 'approvals' | 'attention'
}

/** A line of the menu: leads to the first of its pages. */
export type Place = {
  word: keyof typeof en
  /** Drawn with strokes in a square of 24. */
  icon: string
  pages: readonly [PlacePage, ...PlacePage[]]
  isFor?: (account: Account) => boolean
}

const isOperator = (account: Account) => account.isOperator

/** The places of a business. */
const business: readonly Place[] = [
  {
    word: 'overview',
    icon: 'M3 11.5 12 4l9 7.5V20a1 1 0 0 1-1 1h-5v-6H9v6H4a1 1 0 0 1-1-1z',
    pages: [{ path: '/', word: 'overview' }],
  },
  {
    word: 'money',
    icon: 'M3 6h18v12H3zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM6.5 12h.01M17.5 12h.01',
    pages: [
      { path: '/drawdown', word: 'drawdown' },
      { path: '/withdraw', word: 'withdraw' },
      { path: '/repay', word: 'repay' },
      { path: '/activity', word: 'activity', count: 'approvals' },
    ],
  },
  {
    word: 'customers',
    icon: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20a6 6 0 0 1 12 0M16 4.5a3.5 3.5 0 0 1 0 6.5M21 20a6 6 0 0 0-4-5.6',
    pages: [
      { path: '/customers', word: 'people' },
      { path: '/financings', word: 'financings' },
      { path: '/transactions/new', word: 'transaction' },
      { path: '/transactions/import', word: 'importing' },
      { path: '/repayments/new', word: 'repayments', root: '/repayments' },
    ],
  },
  {
    word: 'lender',
    icon: 'M4 10 12 4l8 6M5 10h14M6 10v8m4-8v8m4-8v8m4-8v8M4 20h16',
    pages: [
      { path: '/assessment', word: 'assessment' },
      { path: '/business', word: 'business' },
      { path: '/lockbox/reconciliation', word: 'reconcileLockbox' },
    ],
  },
]

const channel: readonly Place[] = [
  {
    word: 'portfolio',
    icon: 'M4 8h16v11H4zM9 8V5h6v3M4 13h16M12 12v2',
    pages: [{ path: '/portfolio', word: 'portfolio' }],
  },
  {
    word: 'attention',
    icon: 'M4 13h4l1.5 3h5L16 13h4M4 13v5a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-5L17 5H7z',
    pages: [{ path: '/inbox', word: 'attention', count: 'attention' }],
    isFor: isOperator,
  },
  {
    word: 'partners',
    icon: 'M4 20V8l8-4 8 4v12M4 20h16M9 20v-5h6v5M9 11h.01M15 11h.01',
    pages: [
      { path: '/partners', word: 'partners' },
      { path: '/brand', word: 'brandPage' },
    ],
  },
  {
    word: 'audit',
    icon: 'M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zM9 12l2 2 4-4',
    pages: [
      { path: '/audit', word: 'audit' },
      { path: '/deliveries', word: 'deliveries' },
    ],
    isFor: isOperator,
  },
]

/** The places of a business, and those of a channel partner, which are about all its businesses. */
export const places = { business, channel } as const
