import { renderWithLending } from '@onlend/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PortfolioOverview } from '../../../bulk/src/portfolio/view/PortfolioOverview.tsx'
import '../../../bulk/src/styles.css'
import { CustomerPartnerDetails } from '../customer-partner-details/CustomerPartnerDetails.tsx'
import { CustomerPartnersTable } from '../customer-partners-table/CustomerPartnersTable.tsx'
import { CustomersTable } from '../customers-table/CustomersTable.tsx'
import { FinancingsTable } from '../financings-table/FinancingsTable.tsx'
import { LendingDashboard } from '../lending-dashboard/LendingDashboard.tsx'
import { LockboxAccountCard } from '../lockbox-account-card/LockboxAccountCard.tsx'
import { RepaymentInstructions } from '../repayment-instructions/RepaymentInstructions.tsx'
import { LendingRoot } from '../root/LendingRoot.tsx'
import '../styles.css'

afterEach(cleanup)

const widgets: Record<string, ReactNode> = {
  CustomerPartnerDetails: <CustomerPartnerDetails />,
  CustomerPartnersTable: <CustomerPartnersTable />,
  CustomersTable: <CustomersTable />,
  FinancingsTable: <FinancingsTable />,
  LendingDashboard: <LendingDashboard onAction={() => undefined} />,
  LockboxAccountCard: <LockboxAccountCard />,
  PortfolioOverview: <PortfolioOverview />,
  RepaymentInstructions: <RepaymentInstructions />,
}

test.each(
  (['longNames', 'hugeNumbers'] as const).flatMap((scenario) =>
    Object.keys(widgets).map((name) => [name, scenario] as const),
  ),
)('on a phone of 320 px %s with %s scrolls nothing sideways', async (name, scenario) => {
  await page.viewport(320, 568)
  document.body.style.margin = '0'
  const { container } = renderWithLending(<LendingRoot>{widgets[name]}</LendingRoot>, {
    ...{ scenario, storage: null, draftStorage: null, locks: null },
  })
  await screen.findAllByRole('region', {}, { timeout: 10_000 })
  await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull(), { timeout: 10_000 })
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
