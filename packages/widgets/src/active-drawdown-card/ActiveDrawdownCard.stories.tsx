import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ActiveDrawdownCard } from './ActiveDrawdownCard.tsx'

const meta = {
  title: 'Widgets/Borrow/ActiveDrawdownCard',
  component: ActiveDrawdownCard,
  args: { onRepay: fn(), onRequestDrawdown: fn() },
} satisfies Meta<typeof ActiveDrawdownCard>

export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = {
  name: 'Loan, debt, amount due',
  parameters: { lending: { scenario: 'withActiveDrawdown' } },
  play: async ({ canvas }) => {
    // The service still calls it pending, weeks after it was paid out.
    const [badge] = await canvas.findAllByText('Paid out')
    await expect(badge).toBeVisible()
    await expect(canvas.queryByText('Pending')).toBeNull()
  },
}

export const Overdue: Story = {
  parameters: { lending: { scenario: 'overdue' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Not called overdue by the lender/)).toBeVisible()
  },
}

export const None: Story = {
  parameters: { lending: { customerPartnerId: 'cp_kwame' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByText('No active drawdown')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Request a drawdown' }))
    await expect(args.onRequestDrawdown).toHaveBeenCalledOnce()
  },
}

export const EverythingNull: Story = { parameters: { lending: { scenario: 'everythingNull' } } }

export const HugeAmounts: Story = { parameters: { lending: { scenario: 'hugeNumbers' } } }

export const CurrencyUnknown: Story = {
  parameters: { lending: { faults: [{ endpoint: 'getCreditLimit', fault: '500', times: 9 }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/does not state the currency/)).toBeVisible()
  },
}
