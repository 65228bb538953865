import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { StoryWorld } from '../../stories/StoryWorld.ts'
import { CreditUsageSpark } from '../credit-usage-chart/CreditUsageSpark.tsx'
import { CreditLimitCard } from './CreditLimitCard.tsx'

const meta = {
  title: 'Widgets/Borrow/CreditLimitCard',
  component: CreditLimitCard,
  args: { onRequestDrawdown: fn() },
} satisfies Meta<typeof CreditLimitCard>

export default meta

type Story = StoryObj<typeof meta>

export const Active: Story = {
  name: 'Credit line, limit, headroom',
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByText('₦3,600,000')).toBeVisible()
    await expect(canvas.getByText('Held back by the lender')).toBeVisible()
    await expect(canvas.getByText('₦150,000')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Request a drawdown' }))
    await expect(args.onRequestDrawdown).toHaveBeenCalledOnce()
  },
}

export const Compact: Story = { args: { variant: 'compact' } }

export const WithDollars: Story = { args: { showUsd: true } }

export const WithUsage: Story = {
  args: { chart: <CreditUsageSpark /> },
  parameters: {
    lending: {
      prepare: ({ relay, customerPartnerId, now }: StoryWorld) => {
        const at = new Date(now() - 90 * 86_400_000).toISOString()
        const seen = { limit: '5000000', drawn: '400000', available: null, currency: 'NGN' } as const
        relay.addSnapshots(customerPartnerId, [{ at, ...seen }])
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Drawn 12 weeks ago: ₦400,000')).toBeVisible()
  },
}

export const None: Story = {
  parameters: { lending: { customerPartnerId: 'cp_nolimit' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No credit limit yet')).toBeVisible()
  },
}

export const Expired: Story = {
  parameters: { lending: { customerPartnerId: 'cp_expired' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no new drawdowns/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Request a drawdown' })).toBeNull()
  },
}

export const EverythingNull: Story = { parameters: { lending: { scenario: 'everythingNull' } } }

export const HugeAmounts: Story = { parameters: { lending: { scenario: 'hugeNumbers' } } }
