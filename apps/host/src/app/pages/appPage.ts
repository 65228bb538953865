import { lazyPage } from './lazyPage.tsx'

/** Every page by the name of its file. A page's code is fetched when the page is opened, so that a slow link carries no code that is not used. */
export const appPage = {
  Activity: lazyPage('Activity', () => import('./ActivityPage.tsx'), 'ActivityPage', ['forms', 'operators']),
  Audit: lazyPage('Audit', () => import('./AuditPage.tsx'), 'AuditPage', ['operators']),
  Assessment: lazyPage('Assessment', () => import('./AssessmentPage.tsx'), 'AssessmentPage', ['forms']),
  Brand: lazyPage('Brand', () => import('./BrandPage.tsx'), 'BrandPage'),
  Business: lazyPage('Business', () => import('./BusinessPage.tsx'), 'BusinessPage'),
  Customers: lazyPage('Customers', () => import('./CustomersPage.tsx'), 'CustomersPage'),
  Deliveries: lazyPage('Deliveries', () => import('./DeliveriesPage.tsx'), 'DeliveriesPage'),
  Drawdown: lazyPage('Drawdown', () => import('./DrawdownPage.tsx'), 'DrawdownPage', ['forms']),
  Financings: lazyPage('Financings', () => import('./FinancingsPage.tsx'), 'FinancingsPage'),
  ImportRepayments: lazyPage(
    'ImportRepayments',
    () => import('./ImportRepaymentsPage.tsx'),
    'ImportRepaymentsPage',
    ['forms', 'operators', 'bulk'],
  ),
  ImportTransactions: lazyPage(
    'ImportTransactions',
    () => import('./ImportTransactionsPage.tsx'),
    'ImportTransactionsPage',
    ['forms', 'operators', 'bulk'],
  ),
  Inbox: lazyPage('Inbox', () => import('./InboxPage.tsx'), 'InboxPage', ['operators']),
  NewCustomer: lazyPage('NewCustomer', () => import('./NewCustomerPage.tsx'), 'NewCustomerPage', ['forms']),
  NewPartner: lazyPage('NewPartner', () => import('./NewPartnerPage.tsx'), 'NewPartnerPage', ['forms']),
  NewRepayment: lazyPage('NewRepayment', () => import('./NewRepaymentPage.tsx'), 'NewRepaymentPage', [
    'forms',
  ]),
  NewTransaction: lazyPage('NewTransaction', () => import('./NewTransactionPage.tsx'), 'NewTransactionPage', [
    'forms',
  ]),
  Overview: lazyPage('Overview', () => import('./OverviewPage.tsx'), 'OverviewPage'),
  Partners: lazyPage('Partners', () => import('./PartnersPage.tsx'), 'PartnersPage'),
  ReconcileLockbox: lazyPage(
    'ReconcileLockbox',
    () => import('./ReconcileLockboxPage.tsx'),
    'ReconcileLockboxPage',
    ['forms', 'operators', 'bulk'],
  ),
  Portfolio: lazyPage('Portfolio', () => import('./PortfolioPage.tsx'), 'PortfolioPage', [
    'forms',
    'operators',
    'bulk',
  ]),
  Repay: lazyPage('Repay', () => import('./RepayPage.tsx'), 'RepayPage'),
  Withdraw: lazyPage('Withdraw', () => import('./WithdrawPage.tsx'), 'WithdrawPage', ['forms']),
} as const
