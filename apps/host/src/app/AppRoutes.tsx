import type { ReactElement } from 'react'
import { Route, Switch } from 'wouter'
import type { Account, AccountPartner } from './account/Account.ts'
import { appPage as Page } from './pages/appPage.ts'

type AppRoutesProps = { account: Account; partner: AccountPartner; onPartnerChange: (id: string) => void }

/** Which page an address shows, to whom. */
export function AppRoutes({ account, partner, onPartnerChange }: AppRoutesProps): ReactElement {
  const isChannelPartner = account.channelPartnerId !== null
  return (
    <Switch>
      <Route path="/drawdown">
        <Page.Drawdown />
      </Route>
      <Route path="/send">
        <Page.SendMoney partner={partner} />
      </Route>
      <Route path="/activity/:operationId?">
        {({ operationId }) => <Page.Activity operationId={operationId} />}
      </Route>
      <Route path="/customers">
        <Page.Customers />
      </Route>
      <Route path="/customers/new">
        <Page.NewCustomer partner={partner} />
      </Route>
      <Route path="/transactions/new">
        <Page.NewTransaction partner={partner} />
      </Route>
      <Route path="/repayments/new">
        <Page.NewRepayment partner={partner} />
      </Route>
      <Route path="/assessment/:customerPartnerId?">
        {({ customerPartnerId }) => (
          <Page.Assessment
            account={account}
            partner={partner}
            askedFor={customerPartnerId}
            onPartnerChange={onPartnerChange}
          />
        )}
      </Route>
      <Route path="/business">
        <Page.Business />
      </Route>
      <Route path="/more">
        <Page.More account={account} />
      </Route>
      {isChannelPartner && (
        <Route path="/partners">
          <Page.Partners />
        </Route>
      )}
      {isChannelPartner && (
        <Route path="/partners/new">
          <Page.NewPartner onPartnerChange={onPartnerChange} />
        </Route>
      )}
      {isChannelPartner && (
        <Route path="/partners/:id">
          {({ id }) => (
            <Page.Partner
              customerPartnerId={id}
              isActedFor={id === partner.id}
              onActFor={() => onPartnerChange(id)}
            />
          )}
        </Route>
      )}
      {account.isOperator && (
        <Route path="/inbox">
          <Page.Inbox partner={partner} />
        </Route>
      )}
      <Route>
        <Page.Overview account={account} />
      </Route>
    </Switch>
  )
}
