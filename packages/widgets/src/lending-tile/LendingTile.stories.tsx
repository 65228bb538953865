import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { LendingTile } from './LendingTile.tsx'

const meta = {
  title: 'Widgets/Borrow/LendingTile',
  component: LendingTile,
  args: { href: '#lending', onReady: fn(), onLoadError: fn() },
} satisfies Meta<typeof LendingTile>

export default meta

type Story = StoryObj<typeof meta>

/** The figure is cut, never rounded up: it promises no more than the service states. */
export const CanBorrow: Story = {
  name: 'Home page, widget, teaser, offer',
  parameters: { lending: { customerPartnerId: 'cp_kwame' } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('You can borrow')).toBeVisible()
    await expect(canvas.getByText(/^GH₵[\d.]+[KM]?$/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See details' })).toHaveAttribute('href', '#lending')
    await expect(args.onReady).toHaveBeenCalledOnce()
  },
}

export const Debt: Story = {
  parameters: { lending: { scenario: 'withActiveDrawdown' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Left to repay')).toBeVisible()
    await expect(canvas.getByText(/^Due \d+ \w+ \d{4}/)).toBeVisible()
  },
}

export const Overdue: Story = {
  parameters: { lending: { scenario: 'overdue' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/past its date$/)).toBeVisible()
  },
}

export const NoLimit: Story = {
  parameters: { lending: { customerPartnerId: 'cp_nolimit' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No credit limit yet')).toBeVisible()
  },
}

export const Expired: Story = {
  parameters: { lending: { scenario: 'expired', customerPartnerId: 'cp_kwame' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Expired: no new drawdowns.')).toBeVisible()
  },
}

export const Loading: Story = { parameters: { lending: { network: 'timeout' } } }

export const Failed: Story = {
  parameters: { lending: { network: 'server-error' } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(args.onLoadError).toHaveBeenCalled()
    await expect(canvas.getByRole('link', { name: 'See details' })).toBeVisible()
  },
}

export const EverythingNull: Story = { parameters: { lending: { scenario: 'everythingNull' } } }

export const HugeAmounts: Story = { parameters: { lending: { scenario: 'hugeNumbers' } } }
