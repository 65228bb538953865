import { lazyPage } from './lazyPage.tsx'

/** Every page by the name of its file. A page's code is fetched when the page is opened, so that a slow link carries no code that is not used. */
export const appPage = {
  Activity: lazyPage('Activity', () => import('./ActivityPage.tsx'), 'ActivityPage', [
    'operation-history',
    'operation-status',
  ]),
  Approvals: lazyPage('Approvals', () => import('./ApprovalsPage.tsx'), 'ApprovalsPage', ['approvals-list']),
  Audit: lazyPage('Audit', () => import('./AuditPage.tsx'), 'AuditPage', ['audit-log']),
  Assessment: lazyPage('Assessment', () => import('./AssessmentPage.tsx'), 'AssessmentPage', [
    'submit-credit-assessment-form',
  ]),
  Business: lazyPage('Business', () => import('./BusinessPage.tsx'), 'BusinessPage', [
    'credit-usage-chart',
    'customer-partner-details',
    'lockbox-account-card',
  ]),
  Customers: lazyPage('Customers', () => import('./CustomersPage.tsx'), 'CustomersPage', ['customers-table']),
  Drawdown: lazyPage('Drawdown', () => import('./DrawdownPage.tsx'), 'DrawdownPage', [
    'request-drawdown-form',
  ]),
  Financings: lazyPage('Financings', () => import('./FinancingsPage.tsx'), 'FinancingsPage', [
    'financings-table',
  ]),
  ImportRepayments: lazyPage(
    'ImportRepayments',
    () => import('./ImportRepaymentsPage.tsx'),
    'ImportRepaymentsPage',
    ['repayments-import'],
  ),
  ImportTransactions: lazyPage(
    'ImportTransactions',
    () => import('./ImportTransactionsPage.tsx'),
    'ImportTransactionsPage',
    ['register-transactions-import'],
  ),
  Inbox: lazyPage('Inbox', () => import('./InboxPage.tsx'), 'InboxPage', ['operations-inbox']),
  More: lazyPage('More', () => import('./MorePage.tsx'), 'MorePage'),
  NewCustomer: lazyPage('NewCustomer', () => import('./NewCustomerPage.tsx'), 'NewCustomerPage', [
    'register-customer-form',
  ]),
  NewPartner: lazyPage('NewPartner', () => import('./NewPartnerPage.tsx'), 'NewPartnerPage', [
    'create-business-form',
  ]),
  NewRepayment: lazyPage('NewRepayment', () => import('./NewRepaymentPage.tsx'), 'NewRepaymentPage', [
    'reconcile-repayments-form',
  ]),
  NewTransaction: lazyPage('NewTransaction', () => import('./NewTransactionPage.tsx'), 'NewTransactionPage', [
    'register-transactions-form',
  ]),
  Overview: lazyPage('Overview', () => import('./OverviewPage.tsx'), 'OverviewPage', ['lending-dashboard']),
  Partner: lazyPage('Partner', () => import('./PartnerPage.tsx'), 'PartnerPage', [
    'credit-limit-card',
    'credit-usage-chart',
    'customer-partner-details',
    'lockbox-account-card',
    'operation-history',
  ]),
  Partners: lazyPage('Partners', () => import('./PartnersPage.tsx'), 'PartnersPage', [
    'customer-partners-table',
  ]),
  ReconcileLockbox: lazyPage(
    'ReconcileLockbox',
    () => import('./ReconcileLockboxPage.tsx'),
    'ReconcileLockboxPage',
    ['lockbox-reconciliation'],
  ),
  Portfolio: lazyPage('Portfolio', () => import('./PortfolioPage.tsx'), 'PortfolioPage', [
    'portfolio-overview',
  ]),
  Repay: lazyPage('Repay', () => import('./RepayPage.tsx'), 'RepayPage', ['repayment-instructions']),
  Withdraw: lazyPage('Withdraw', () => import('./WithdrawPage.tsx'), 'WithdrawPage', ['withdraw-form']),
} as const
