import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RepaymentTimeline } from './RepaymentTimeline.tsx'

/** Days before or after 10 March 2027, which is today here. */
const today = Date.parse('2027-03-10T11:00:00.000Z')
const day = (days: number) => new Date(today + days * 86_400_000).toISOString()

const meta = {
  title: 'Widgets/Repay/RepaymentTimeline',
  component: RepaymentTimeline,
  args: {
    start: day(-30),
    end: day(60),
    now: today,
    repaid: '420000',
    total: '1260000',
    currency: 'NGN',
  },
} satisfies Meta<typeof RepaymentTimeline>

export default meta

type Story = StoryObj<typeof meta>

export const AtAnEvenPace: Story = {
  name: 'Schedule, due dates',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^On pace: 33% after 33% of the time/)).toBeVisible()
    const table = canvas.getByRole('table', { name: 'Repayment over time' })
    const rows = [...table.querySelectorAll('tbody tr')].map((row) => row.textContent)
    await expect(rows).toEqual([
      '8 Feb 2027Paid out',
      'Today, 10 Mar 2027₦420,000 of ₦1,260,000 repaid (33%)',
      '9 May 2027Due',
    ])
  },
}

export const Behind: Story = {
  args: { repaid: '0' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Behind pace: 0%/)).toBeVisible()
  },
}

export const DueInThreeDays: Story = {
  args: { start: day(-57), end: day(3), repaid: '1000000' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Due in 3 days'))[0]).toBeVisible()
  },
}

export const Overdue: Story = {
  args: { start: day(-68), end: day(-8), repaid: '1000000' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('8 days past its date'))[0]).toBeVisible()
    await expect(canvas.queryByText(/pace:/)).toBeNull()
  },
}

export const Repaid: Story = {
  args: { closedOn: day(-5), repaid: '1260000' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Repaid in full'))[0]).toBeVisible()
    await expect(canvas.queryByText('Today')).toBeNull()
  },
}

export const WithInstalments: Story = {
  args: {
    start: day(-60),
    repaid: '630000',
    steps: [
      { date: day(-31), repaid: '315000' },
      { date: day(-2), repaid: '630000' },
    ],
    instalments: [
      { date: day(-30), amount: '315000', isPaid: true },
      { date: day(0), amount: '315000', isPaid: true },
      { date: day(30), amount: '315000' },
      { date: day(60), amount: '315000' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^Instalment of ₦315,000/)).toHaveLength(4)
    await expect(canvas.getAllByText('Instalment of ₦315,000, paid')).toHaveLength(2)
  },
}

export const WithoutDates: Story = {
  args: { start: null, end: null },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/₦420,000 of ₦1,260,000 repaid/))[0]).toBeVisible()
    await expect(canvas.queryByText(/pace:/)).toBeNull()
  },
}

export const WithoutSums: Story = { args: { repaid: null, total: null } }
