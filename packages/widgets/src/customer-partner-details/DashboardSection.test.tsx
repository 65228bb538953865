import type { CustomerPartnerDetails } from '@onlend/core'
import { LendingProvider } from '@onlend/hooks'
import { createSandbox, manualClock } from '@onlend/sandbox'
import { createRelayDouble } from '@onlend/testing/relay-double'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LendingRoot } from '../root/LendingRoot.tsx'
import type { DashboardLinks } from './DetailsOptions.ts'
import { DashboardSection } from './DashboardSection.tsx'

// The cast: the section reads nothing of its partner.
const partner = {} as CustomerPartnerDetails

function render(dashboardLinks: DashboardLinks): string {
  const client = createRelayDouble(createSandbox({ clock: manualClock() })).createClient()
  return renderToString(
    <LendingProvider client={client} storage={null} draftStorage={null}>
      <LendingRoot>
        <DashboardSection partner={partner} headingLevel={3} dashboardLinks={dashboardLinks} />
      </LendingRoot>
    </LendingProvider>,
  )
}

test('T95: keys, terms and webhook addresses are links to the operator’s dashboard, and absent without one', () => {
  const html = render({ keys: 'https://dashboard.example/keys', terms: 'javascript:alert(1)' })
  expect(html).toContain('href="https://dashboard.example/keys"')
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).not.toMatch(/<input|<button/)
  expect(render({})).not.toContain('dashboard')
})
