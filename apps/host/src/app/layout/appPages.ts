import type { Account } from '../account/Account.ts'
import type { en } from '../words/en.ts'

/** A page that the menu leads to. */
export type AppPage = {
  path: string
  word: keyof typeof en
  /** Drawn with strokes in a square of 24. */
  icon: string
  /** Among the few within a thumb's reach on a phone; the others are under "More" there. */
  isTab: (account: Account) => boolean
  isFor: (account: Account) => boolean
}

const always = () => true
const never = () => false
const channel = ({ channelPartnerId }: Account) => channelPartnerId !== null
const business = (account: Account) => !channel(account)
const approvals = ({ hasApprovals }: Account) => hasApprovals

/** The pages in the order of the menu. */
export const appPages: readonly AppPage[] = [
  {
    path: '/',
    word: 'overview',
    icon: 'M3 11.5 12 4l9 7.5V20a1 1 0 0 1-1 1h-5v-6H9v6H4a1 1 0 0 1-1-1z',
    isTab: always,
    isFor: always,
  },
  {
    path: '/partners',
    word: 'partners',
    icon: 'M4 20V8l8-4 8 4v12M4 20h16M9 20v-5h6v5M9 11h.01M15 11h.01',
    isTab: channel,
    isFor: channel,
  },
  {
    path: '/portfolio',
    word: 'portfolio',
    icon: 'M4 8h16v11H4zM9 8V5h6v3M4 13h16M12 12v2',
    isTab: never,
    isFor: channel,
  },
  {
    path: '/drawdown',
    word: 'drawdown',
    icon: 'M12 4v12m0 0-5-5m5 5 5-5M4 20h16',
    // On a phone the place of it is wanted for approvals.
    isTab: (account) => business(account) && !approvals(account),
    isFor: always,
  },
  {
    path: '/withdraw',
    word: 'withdraw',
    icon: 'M4 12h14m0 0-6-6m6 6-6 6',
    isTab: always,
    isFor: always,
  },
  {
    path: '/approvals',
    word: 'approvals',
    icon: 'M9 12l2.5 2.5L16 10M12 3l7 3v6c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6z',
    isTab: approvals,
    isFor: approvals,
  },
  {
    path: '/activity',
    word: 'activity',
    icon: 'M4 6h16M4 12h16M4 18h10',
    isTab: always,
    isFor: always,
  },
  {
    path: '/customers',
    word: 'customers',
    icon: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20a6 6 0 0 1 12 0M16 4.5a3.5 3.5 0 0 1 0 6.5M21 20a6 6 0 0 0-4-5.6',
    isTab: never,
    isFor: always,
  },
  {
    path: '/financings',
    word: 'financings',
    icon: 'M4 20V4M4 20h16M8 16v-5M12 16V7M16 16v-8',
    isTab: never,
    isFor: always,
  },
  {
    path: '/transactions/new',
    word: 'transaction',
    icon: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
    isTab: never,
    isFor: always,
  },
  {
    path: '/transactions/import',
    word: 'importTransactions',
    icon: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 10v9',
    isTab: never,
    isFor: always,
  },
  {
    path: '/repay',
    word: 'repay',
    icon: 'M4 10 12 4l8 6M5 10h14M6 10v8m4-8v8m4-8v8m4-8v8M4 20h16',
    isTab: never,
    isFor: always,
  },
  {
    path: '/repayments/new',
    word: 'repayment',
    icon: 'M20 12H6m0 0 5-5m-5 5 5 5M20 5v14',
    isTab: never,
    isFor: always,
  },
  {
    path: '/repayments/import',
    word: 'importRepayments',
    icon: 'M4 4h16v16H4zM4 9h16M8 13h8M8 16.5h5',
    isTab: never,
    isFor: always,
  },
  {
    path: '/lockbox/reconciliation',
    word: 'reconcileLockbox',
    icon: 'M6 3h9l4 4v14H6zM9 9h5M9 13h3M12 17l2 2 4-4',
    isTab: never,
    isFor: always,
  },
  {
    path: '/assessment',
    word: 'assessment',
    icon: 'M7 3h7l4 4v14H7zM14 3v4h4M10 12h5M10 16h5',
    isTab: never,
    isFor: always,
  },
  {
    path: '/business',
    word: 'business',
    icon: 'M4 9h16l-1.5-5h-13zM5 9v11h14V9M9 20v-6h6v6',
    isTab: never,
    isFor: always,
  },
  {
    path: '/inbox',
    word: 'inbox',
    icon: 'M4 13h4l1.5 3h5L16 13h4M4 13v5a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-5L17 5H7z',
    isTab: never,
    isFor: ({ isOperator }) => isOperator,
  },
  {
    path: '/audit',
    word: 'audit',
    icon: 'M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zM9 12l2 2 4-4',
    isTab: never,
    isFor: ({ isOperator }) => isOperator,
  },
]
