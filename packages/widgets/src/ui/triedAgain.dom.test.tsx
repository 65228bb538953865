import { createSandbox, type FaultRule, manualClock } from '@onlend/sandbox'
import { renderWithLending } from '@onlend/testing'
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { PortfolioOverview } from '../../../bulk/src/portfolio/view/PortfolioOverview.tsx'
import { RepaymentsImport } from '../../../bulk/src/repayments/view/RepaymentsImport.tsx'
import { ActingFor } from '../acting-for/ActingFor.tsx'
import { CreditLimitCard } from '../credit-limit-card/CreditLimitCard.tsx'
import { CustomerPartnerDetails } from '../customer-partner-details/CustomerPartnerDetails.tsx'
import { CustomerPartnersTable } from '../customer-partners-table/CustomerPartnersTable.tsx'
import { CustomersTable } from '../customers-table/CustomersTable.tsx'
import { FinancingsTable } from '../financings-table/FinancingsTable.tsx'
import { PartnerSwitcher } from '../partner-switcher/PartnerSwitcher.tsx'
import { RepaymentInstructions } from '../repayment-instructions/RepaymentInstructions.tsx'
import { LendingRoot } from '../root/LendingRoot.tsx'

afterEach(cleanup)

const slow = { timeout: 10_000 }

// Each widget hands its own read to the button of the notice.
test.each<[name: string, endpoint: FaultRule['endpoint'], widget: ReactNode, text: RegExp]>([
  [
    'ActingFor',
    'getCustomerPartner',
    <ActingFor key="1" customerPartnerId="cp_nolimit" />,
    /^Acting for Fresh/,
  ],
  ['CreditLimitCard', 'getCreditLimit', <CreditLimitCard key="2" />, /3,600,000/],
  ['CustomerPartnerDetails', 'getCustomerPartner', <CustomerPartnerDetails key="3" />, /^Contact$/],
  ['CustomerPartnersTable', 'listCustomerPartners', <CustomerPartnersTable key="4" />, /Kwame Logistics/],
  ['CustomersTable', 'listCustomers', <CustomersTable key="5" />, /^11 active customers$/],
  ['FinancingsTable', 'listFinancings', <FinancingsTable key="6" />, /^9 financings/],
  [
    'PartnerSwitcher',
    'listCustomerPartners',
    <PartnerSwitcher key="7" presentation="sheet" value="cp_adaeze" onChange={vi.fn()} />,
    /Adaeze Foods Ltd/,
  ],
  ['RepaymentInstructions', 'getCustomerPartner', <RepaymentInstructions key="8" />, /^Providus Bank$/],
  ['PortfolioOverview', 'listCustomerPartners', <PortfolioOverview key="9" />, /Kwame Logistics/],
  ['RepaymentsImport', 'listFinancings', <RepaymentsImport key="10" />, /^Bank or mobile money statement$/],
])('%s that could not be read is read again by a press', async (_name, endpoint, widget, text) => {
  const sandbox = createSandbox({ clock: manualClock() })
  sandbox.faults.add({ endpoint, fault: '500', times: 9 })
  const { user } = renderWithLending(<LendingRoot>{widget}</LendingRoot>, {
    ...{ sandbox, storage: null, draftStorage: null, locks: null },
  })
  const again = await screen.findByRole('button', { name: 'Try again' }, slow)
  sandbox.faults.clear()
  await user.click(again)
  expect((await screen.findAllByText(text, {}, slow)).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
