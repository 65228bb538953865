import { lazyPage } from './lazyPage.tsx'

/** Every page by the name of its file. A page's code is fetched when the page is opened, so that a slow link carries no code that is not used. */
export const appPage = {
  Activity: lazyPage('Activity', () => import('./ActivityPage.tsx'), 'ActivityPage'),
  Assessment: lazyPage('Assessment', () => import('./AssessmentPage.tsx'), 'AssessmentPage'),
  Business: lazyPage('Business', () => import('./BusinessPage.tsx'), 'BusinessPage'),
  Customers: lazyPage('Customers', () => import('./CustomersPage.tsx'), 'CustomersPage'),
  Drawdown: lazyPage('Drawdown', () => import('./DrawdownPage.tsx'), 'DrawdownPage'),
  Inbox: lazyPage('Inbox', () => import('./InboxPage.tsx'), 'InboxPage'),
  More: lazyPage('More', () => import('./MorePage.tsx'), 'MorePage'),
  NewCustomer: lazyPage('NewCustomer', () => import('./NewCustomerPage.tsx'), 'NewCustomerPage'),
  NewPartner: lazyPage('NewPartner', () => import('./NewPartnerPage.tsx'), 'NewPartnerPage'),
  NewRepayment: lazyPage('NewRepayment', () => import('./NewRepaymentPage.tsx'), 'NewRepaymentPage'),
  NewTransaction: lazyPage('NewTransaction', () => import('./NewTransactionPage.tsx'), 'NewTransactionPage'),
  Overview: lazyPage('Overview', () => import('./OverviewPage.tsx'), 'OverviewPage'),
  Partner: lazyPage('Partner', () => import('./PartnerPage.tsx'), 'PartnerPage'),
  Partners: lazyPage('Partners', () => import('./PartnersPage.tsx'), 'PartnersPage'),
  Withdraw: lazyPage('Withdraw', () => import('./WithdrawPage.tsx'), 'WithdrawPage'),
} as const
