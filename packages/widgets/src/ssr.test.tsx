import { parseTenantConfig } from '@onlend/core/internal'
import { LendingProvider } from '@onlend/hooks'
import { createSandbox, manualClock } from '@onlend/sandbox'
import { createRelayDouble } from '@onlend/testing/relay-double'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ActiveDrawdownCard } from './active-drawdown-card/ActiveDrawdownCard.tsx'
import { CreateBusinessForm } from './create-business-form/CreateBusinessForm.tsx'
import { SubmitCreditAssessmentForm } from './submit-credit-assessment-form/SubmitCreditAssessmentForm.tsx'
import { CreditLimitCard } from './credit-limit-card/CreditLimitCard.tsx'
import { CustomerPartnersTable } from './customer-partners-table/CustomerPartnersTable.tsx'
import { CustomersTable } from './customers-table/CustomersTable.tsx'
import { CustomerPartnerDetails } from './customer-partner-details/CustomerPartnerDetails.tsx'
import { FinancingsTable } from './financings-table/FinancingsTable.tsx'
import { PortfolioOverview } from '../../bulk/src/portfolio/view/PortfolioOverview.tsx'
import { LendingDashboard } from './lending-dashboard/LendingDashboard.tsx'
import { LockboxAccountCard } from './lockbox-account-card/LockboxAccountCard.tsx'
import { RepaymentInstructions } from './repayment-instructions/RepaymentInstructions.tsx'
import { RequestDrawdownForm } from './request-drawdown-form/RequestDrawdownForm.tsx'
import { OperationHistory } from './operation-history/OperationHistory.tsx'
import { ReconcileRepaymentsForm } from './reconcile-repayments-form/ReconcileRepaymentsForm.tsx'
import { TenantRoot } from './root/TenantRoot.tsx'
import { createTheme } from './theme/createTheme.ts'
import { RegisterTransactionsForm } from './register-transactions-form/RegisterTransactionsForm.tsx'
import { WithdrawForm } from './withdraw-form/WithdrawForm.tsx'
import { TestGround } from '../test/TestGround.tsx'

function render(widget: ReactNode): string {
  const theme = createTheme({ version: 1, tokens: { colorPrimary: '#3b2f8f' } })
  return renderToString(<TestGround root={{ theme }}>{widget}</TestGround>)
}

test('a server draws the withdrawal with all its fields and the partner’s colours', () => {
  const html = render(<WithdrawForm country="nigeria" currency="NGN" />)
  for (const text of [
    'Amount',
    'Account number',
    'Choose a bank',
    'Name on the account',
    'Check',
    '--ol-light-primary:#3b2f8f',
  ]) {
    expect(html).toContain(text)
  }
  expect(html).not.toContain('ol-portal')
})

test('a server draws the first page of a transaction, and a repayment with the choice of its loan', () => {
  const transaction = render(
    <RegisterTransactionsForm
      currency="NGN"
      operatorName="Harbour Capital"
      referenceFactory={() => 'REF-1'}
    />,
  )
  for (const text of ['Who is the customer?', 'First name', 'Continue']) expect(transaction).toContain(text)
  const repayment = render(<ReconcileRepaymentsForm currency="NGN" />)
  for (const text of ['Choose a financing', 'Amount paid', 'Check']) expect(repayment).toContain(text)
})

test.each([
  ['withdrawal', <WithdrawForm key="withdraw" country="nigeria" />],
  ['drawdown request', <RequestDrawdownForm key="drawdown" />],
  ['repayment', <ReconcileRepaymentsForm key="repayment" />],
  ['transaction', <RegisterTransactionsForm key="transaction" operatorName="Harbour Capital" />],
])('server-rendered HTML of a %s has no amount field while the currency is not known', (_what, form) => {
  const html = render(form)
  expect(html).toContain('ol-Skeleton')
  expect(html).not.toContain('<input')
})

test('a server draws the parts of a credit assessment, before anything is known of its files', () => {
  const html = render(<SubmitCreditAssessmentForm currency="NGN" />)
  for (const text of ['Company', 'Bank account', 'Check and submit', '0 of 43 steps'])
    expect(html).toContain(text)
})

test('a server draws the drawdown request with its fields, before any limit is known', () => {
  const html = render(<RequestDrawdownForm currency="NGN" />)
  for (const text of ['Request a drawdown', 'Amount', '30 days', 'Check']) expect(html).toContain(text)
  expect(html).not.toContain('type="range"')
})

test('a server draws the first page of a business, and nothing of the others', () => {
  const html = render(<CreateBusinessForm />)
  for (const text of ['Register a business', 'Business name', 'Financial services', 'Continue'])
    expect(html).toContain(text)
  expect(html).not.toContain('Afghanistan')
})

test.each([
  ['CreditLimitCard', <CreditLimitCard key="limit" />],
  ['ActiveDrawdownCard', <ActiveDrawdownCard key="drawdown" />],
  ['OperationHistory', <OperationHistory key="history" />],
  ['CustomersTable', <CustomersTable key="customers" />],
  ['CustomerPartnersTable', <CustomerPartnersTable key="partners" channelPartnerId="chp_harbour" />],
  ['FinancingsTable', <FinancingsTable key="financings" />],
  ['PortfolioOverview', <PortfolioOverview key="portfolio" channelPartnerId="chp_harbour" />],
  ['CustomerPartnerDetails', <CustomerPartnerDetails key="details" />],
  ['LockboxAccountCard', <LockboxAccountCard key="lockbox" />],
  ['RepaymentInstructions', <RepaymentInstructions key="repayment" />],
  ['LendingDashboard', <LendingDashboard key="dashboard" />],
])('a server draws the skeleton of %s', (_name, widget) => {
  expect(render(widget)).toContain('aria-busy="true"')
})

test('a server draws a tenant’s look, language and words with the first byte', () => {
  const client = createRelayDouble(createSandbox({ clock: manualClock() })).createClient()
  const { config } = parseTenantConfig({
    id: 'sahel',
    version: '1',
    name: 'Sahel',
    locale: 'fr',
    theme: { version: 1, tokens: { colorPrimary: '#b3261e' } },
    messages: { fr: { 'creditLimit.title': 'Votre plafond' } },
  })
  const html = renderToString(
    <LendingProvider client={client} customerPartnerId="cp_adaeze">
      <TenantRoot initialTenant={config} words={{ fr: {} }} loadMessages={() => Promise.resolve({})}>
        <CreditLimitCard />
      </TenantRoot>
    </LendingProvider>,
  )
  for (const text of ['lang="fr"', '--ol-light-primary:#b3261e', 'Votre plafond'])
    expect(html).toContain(text)
})
