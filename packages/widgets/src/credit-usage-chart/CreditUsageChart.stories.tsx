import type { CreditSnapshot } from '@onlend/core/relay'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { StoryWorld } from '../../stories/StoryWorld.ts'
import { CreditUsageChart } from './CreditUsageChart.tsx'

const meta = {
  title: 'Widgets/Borrow/CreditUsageChart',
  component: CreditUsageChart,
} satisfies Meta<typeof CreditUsageChart>

export default meta

type Story = StoryObj<typeof meta>

/** Reads of so many days ago have left what was drawn then. */
const seen = (...reads: [daysAgo: number, drawn: CreditSnapshot['drawn']][]) => ({
  prepare: ({ relay, customerPartnerId, now }: StoryWorld) =>
    relay.addSnapshots(
      customerPartnerId,
      reads.map(([daysAgo, drawn]) => ({
        ...{ at: new Date(now() - daysAgo * 86_400_000).toISOString(), limit: '5000000', drawn },
        ...{ available: null, currency: 'NGN' },
      })),
    ),
})
const twelveWeeks = seen([90, '0'], [70, '1800000'], [49, '900000'], [33, '2600000'], [12, '2000000'])

export const TwelveWeeks: Story = {
  name: 'Utilisation over time',
  parameters: { lending: twelveWeeks },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('₦1,250,000 drawn of ₦5,000,000')).toBeVisible()
    const table = canvas.getByRole('table', { name: 'Credit used, The last 12 weeks' })
    const changes = [...table.querySelectorAll('tbody td:last-child')].map((cell) => cell.textContent)
    const [up, down] = ['More drawn: a drawdown', 'Less drawn: a repayment']
    await expect(changes).toEqual(['–', up, down, up, down, down])
    await expect(canvas.queryByText(/first saw/)).toBeNull()
  },
}

export const FromTheDayItWasSeen: Story = {
  parameters: { lending: seen([30, '400000']) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/when we first saw this limit/)).toBeVisible()
  },
}

export const OneSnapshot: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^We first saw this limit on/)).toBeVisible()
  },
}

export const NoLimit: Story = {
  parameters: { lending: { customerPartnerId: 'cp_nolimit' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No credit limit yet')).toBeVisible()
  },
}

export const OverTheLimit: Story = { parameters: { lending: seen([90, '0'], [30, '6100000']) } }
