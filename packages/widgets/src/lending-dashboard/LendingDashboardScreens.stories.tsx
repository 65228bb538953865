import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { sentAndFailed } from '../../stories/conditions/sentAndFailed.ts'
import { LendingDashboard } from './LendingDashboard.tsx'

const meta = {
  title: 'Tests/Dashboard/Screens and languages',
  component: LendingDashboard,
  tags: ['!autodocs', 'needs-browser'],
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

export const CompactWide: Story = {
  args: { variant: 'compact' },
  parameters: { lending: { scenario: 'withActiveDrawdown', prepare: sentAndFailed } },
  globals: { viewport: { value: 'desktop' } },
}
