import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Meter } from './Meter.tsx'

const meta = {
  title: 'Brand/Primitives/Meter',
  component: Meter,
  args: { label: 'Credit limit', valueText: '₦1,250,000 of ₦5,000,000 drawn (25%)', ratio: 0.25 },
} satisfies Meta<typeof Meter>

export default meta

type Story = StoryObj<typeof meta>

export const Bar: Story = {
  tags: ['own-look'],
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Credit limit' })
    await expect(meter).toHaveAttribute('aria-valuetext', '₦1,250,000 of ₦5,000,000 drawn (25%)')
    await expect(meter).toHaveAttribute('aria-valuenow', '25')
  },
}

export const Gauge: Story = { args: { shape: 'gauge' } }

export const Overfull: Story = {
  tags: ['own-look'],
  args: { ratio: 1.3, tone: 'warning', valueText: '₦6,500,000 of ₦5,000,000 drawn (130%)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '100')
  },
}
