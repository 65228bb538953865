import type { ReactElement } from 'react'
import { Route, Switch } from 'wouter'
import type { Account } from './account/Account.ts'
import type { ActedFor } from './acting-for/ActedFor.ts'
import { appPage as Page } from './pages/appPage.ts'

type AppRoutesProps = {
  account: Account
  partner: ActedFor
  onActFor: (customerPartnerId: string, page?: string) => void
}

/** The page of an address, for this account. */
export function AppRoutes({ account, partner, onActFor }: AppRoutesProps): ReactElement {
  const isChannelPartner = account.channelPartnerId !== null
  return (
    <Switch>
      <Route path="/drawdown">
        <Page.Drawdown partner={partner} />
      </Route>
      <Route path="/withdraw">
        <Page.Withdraw partner={partner} />
      </Route>
      <Route path="/activity/:operationId?">
        {({ operationId }) => <Page.Activity account={account} partner={partner} operationId={operationId} />}
      </Route>
      <Route path="/customers">
        <Page.Customers />
      </Route>
      <Route path="/customers/new">
        <Page.NewCustomer partner={partner} />
      </Route>
      <Route path="/financings">
        <Page.Financings account={account} partner={partner} />
      </Route>
      <Route path="/transactions/new">
        <Page.NewTransaction partner={partner} />
      </Route>
      <Route path="/transactions/import">
        <Page.ImportTransactions account={account} partner={partner} />
      </Route>
      <Route path="/lockbox/reconciliation">
        <Page.ReconcileLockbox account={account} partner={partner} />
      </Route>
      <Route path="/repay">
        <Page.Repay partner={partner} />
      </Route>
      <Route path="/repayments/import">
        <Page.ImportRepayments account={account} partner={partner} />
      </Route>
      <Route path="/repayments/new">
        <Page.NewRepayment partner={partner} />
      </Route>
      <Route path="/assessment">
        <Page.Assessment partner={partner} />
      </Route>
      <Route path="/business">
        <Page.Business />
      </Route>
      {isChannelPartner && (
        <Route path="/portfolio">
          <Page.Portfolio account={account} onActFor={onActFor} />
        </Route>
      )}
      {isChannelPartner && (
        <Route path="/partners">
          <Page.Partners onActFor={onActFor} />
        </Route>
      )}
      {isChannelPartner && (
        <Route path="/partners/new">
          <Page.NewPartner account={account} onActFor={onActFor} />
        </Route>
      )}
      {isChannelPartner && (
        <Route path="/brand">
          <Page.Brand />
        </Route>
      )}
      {account.isOperator && (
        <Route path="/inbox">
          <Page.Inbox />
        </Route>
      )}
      {account.isOperator && (
        <Route path="/audit">
          <Page.Audit />
        </Route>
      )}
      {account.isOperator && (
        <Route path="/deliveries">
          <Page.Deliveries account={account} />
        </Route>
      )}
      <Route>
        <Page.Overview account={account} />
      </Route>
    </Switch>
  )
}
