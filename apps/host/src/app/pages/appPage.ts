import { lazyPage } from './lazyPage.tsx'

/** Every page by the name of its file. A page's code is fetched when the page is opened: on a slow link nobody waits for what they do not use. */
export const appPage = {
  Activity: lazyPage('Activity', async () => (await import('./ActivityPage.tsx')).ActivityPage),
  Assessment: lazyPage('Assessment', async () => (await import('./AssessmentPage.tsx')).AssessmentPage),
  Business: lazyPage('Business', async () => (await import('./BusinessPage.tsx')).BusinessPage),
  Customers: lazyPage('Customers', async () => (await import('./CustomersPage.tsx')).CustomersPage),
  Drawdown: lazyPage('Drawdown', async () => (await import('./DrawdownPage.tsx')).DrawdownPage),
  Inbox: lazyPage('Inbox', async () => (await import('./InboxPage.tsx')).InboxPage),
  More: lazyPage('More', async () => (await import('./MorePage.tsx')).MorePage),
  NewCustomer: lazyPage('NewCustomer', async () => (await import('./NewCustomerPage.tsx')).NewCustomerPage),
  NewPartner: lazyPage('NewPartner', async () => (await import('./NewPartnerPage.tsx')).NewPartnerPage),
  NewRepayment: lazyPage(
    'NewRepayment',
    async () => (await import('./NewRepaymentPage.tsx')).NewRepaymentPage,
  ),
  NewTransaction: lazyPage(
    'NewTransaction',
    async () => (await import('./NewTransactionPage.tsx')).NewTransactionPage,
  ),
  Overview: lazyPage('Overview', async () => (await import('./OverviewPage.tsx')).OverviewPage),
  Partner: lazyPage('Partner', async () => (await import('./PartnerPage.tsx')).PartnerPage),
  Partners: lazyPage('Partners', async () => (await import('./PartnersPage.tsx')).PartnersPage),
  SendMoney: lazyPage('SendMoney', async () => (await import('./SendMoneyPage.tsx')).SendMoneyPage),
} as const
