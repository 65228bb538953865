import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { sentAndFailed } from '../stories/conditions/sentAndFailed.ts'
import { LendingDashboard } from './LendingDashboard.tsx'

const meta = {
  title: 'Dashboard/Screens and languages',
  component: LendingDashboard,
  tags: ['!autodocs'],
  args: { onAction: fn() },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('region')
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).toBeNull())
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
} satisfies Meta<typeof LendingDashboard>

export default meta

type Story = StoryObj<typeof meta>

const wide = { viewport: { value: 'desktop' } }

export const SmallPhone: Story = {
  parameters: { lending: { scenario: 'withActiveDrawdown', prepare: sentAndFailed } },
  globals: { viewport: { value: 'small' } },
}

export const HugeAmounts: Story = {
  parameters: { lending: { scenario: 'hugeNumbers' } },
  globals: { viewport: { value: 'small' } },
}

export const LongNames: Story = {
  parameters: { lending: { scenario: 'longNames' } },
  globals: { viewport: { value: 'small' } },
}

export const RightToLeftPseudoLanguage: Story = {
  parameters: { lending: { scenario: 'withActiveDrawdown', prepare: sentAndFailed } },
  globals: { direction: 'rtl', locale: 'en-XA', viewport: { value: 'small' } },
}

export const TabletDark: Story = {
  parameters: { lending: { customerPartnerId: 'cp_kwame', prepare: sentAndFailed, width: 'wide' } },
  globals: { scheme: 'dark', viewport: { value: 'tablet' } },
}

export const PartnerBrandWide: Story = {
  parameters: { lending: { customerPartnerId: 'cp_kwame', width: 'wide' } },
  globals: { brand: 'harbour', ...wide },
}
