import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LendingRoot } from '../../src/root/LendingRoot.tsx'
import { createTheme } from '../../src/theme/createTheme.ts'
import { CreditLimitCard } from '../../src/credit-limit-card/CreditLimitCard.tsx'
import { PartnerPage } from './PartnerPage.tsx'
import { sentAndFailed } from './sentAndFailed.ts'

const meta = {
  title: 'Tests/Conditions/Brands',
  component: PartnerPage,
  tags: ['!autodocs', 'needs-browser'],
  parameters: { lending: { scenario: 'withActiveDrawdown', prepare: sentAndFailed, width: 'wide' } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Not confirmed')
  },
} satisfies Meta<typeof PartnerPage>

export default meta

type Story = StoryObj<typeof meta>

export const OwnLook: Story = {}

export const Marketday: Story = { globals: { brand: 'marketday' } }

export const PwaniPay: Story = { globals: { brand: 'pwani' } }

export const HarbourPay: Story = { globals: { brand: 'harbour' } }

export const SahelCredit: Story = { globals: { brand: 'sahel' } }

export const LowContrast: Story = { globals: { brand: 'lowContrast' } }

export const BrokenJson: Story = { globals: { brand: 'broken' } }

const violet = createTheme({ version: 1, tokens: { colorPrimary: '#6a1b9a', radius: '0' } })
const orange = createTheme({ version: 1, tokens: { colorPrimary: '#d84315', radius: '18px' } })

export const TwoPartnersOnOnePage: Story = {
  render: () => (
    <div className="partner-page">
      <LendingRoot theme={violet} scheme="light">
        <CreditLimitCard />
      </LendingRoot>
      <LendingRoot theme={orange} scheme="light">
        <CreditLimitCard customerPartnerId="cp_kwame" />
      </LendingRoot>
    </div>
  ),
  // Two cards of one name stand side by side here; a host gives its page headings of its own.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  play: async ({ canvasElement }) => {
    const colors = [...canvasElement.querySelectorAll('.partner-page > .ol:not(.ol-portal)')].map((root) =>
      getComputedStyle(root).getPropertyValue('--ol-color-primary').trim(),
    )
    await expect(colors).toEqual(['#6a1b9a', '#d84315'])
  },
}
