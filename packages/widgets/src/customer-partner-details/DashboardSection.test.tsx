import type { CustomerPartnerDetails } from '@onlend/core'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { DashboardLinks } from './DetailsOptions.ts'
import { DashboardSection } from './DashboardSection.tsx'
import { TestGround } from '../../test/TestGround.tsx'

// The cast: the section reads nothing of its partner.
const partner = {} as CustomerPartnerDetails

function render(dashboardLinks: DashboardLinks): string {
  return renderToString(
    <TestGround>
      <DashboardSection partner={partner} headingLevel={3} dashboardLinks={dashboardLinks} />
    </TestGround>,
  )
}

test('T95: keys, terms and webhook addresses are links to the operator’s dashboard, and absent without one', () => {
  const html = render({ keys: 'https://dashboard.example/keys', terms: 'javascript:alert(1)' })
  expect(html).toContain('href="https://dashboard.example/keys"')
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).not.toMatch(/<input|<button/)
  expect(render({})).not.toContain('dashboard')
})
