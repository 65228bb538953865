import { lazy } from 'react'

/** Every page by name. A page's code is fetched when the page is opened: on a slow link nobody waits for what they do not use. */
export const appPage = {
  Activity: lazy(async () => ({ default: (await import('./ActivityPage.tsx')).ActivityPage })),
  Business: lazy(async () => ({ default: (await import('./BusinessPage.tsx')).BusinessPage })),
  Customers: lazy(async () => ({ default: (await import('./CustomersPage.tsx')).CustomersPage })),
  Drawdown: lazy(async () => ({ default: (await import('./DrawdownPage.tsx')).DrawdownPage })),
  Inbox: lazy(async () => ({ default: (await import('./InboxPage.tsx')).InboxPage })),
  More: lazy(async () => ({ default: (await import('./MorePage.tsx')).MorePage })),
  NewCustomer: lazy(async () => ({ default: (await import('./NewCustomerPage.tsx')).NewCustomerPage })),
  NewPartner: lazy(async () => ({ default: (await import('./NewPartnerPage.tsx')).NewPartnerPage })),
  NewRepayment: lazy(async () => ({ default: (await import('./NewRepaymentPage.tsx')).NewRepaymentPage })),
  NewTransaction: lazy(async () => ({
    default: (await import('./NewTransactionPage.tsx')).NewTransactionPage,
  })),
  Overview: lazy(async () => ({ default: (await import('./OverviewPage.tsx')).OverviewPage })),
  Partner: lazy(async () => ({ default: (await import('./PartnerPage.tsx')).PartnerPage })),
  Partners: lazy(async () => ({ default: (await import('./PartnersPage.tsx')).PartnersPage })),
  SendMoney: lazy(async () => ({ default: (await import('./SendMoneyPage.tsx')).SendMoneyPage })),
} as const
