import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { sentAndFailed } from '../../stories/conditions/sentAndFailed.ts'
import { LendingDashboard } from './LendingDashboard.tsx'

const meta = {
  title: 'Tests/Dashboard/Repayment',
  component: LendingDashboard,
  tags: ['!autodocs'],
  args: { onAction: fn() },
} satisfies Meta<typeof LendingDashboard>

export default meta

type Story = StoryObj<typeof meta>

/** What a partner owes and what its client has paid are two things with two names. */
export const HowItIsRepaidInside: Story = {
  args: { inline: { howToRepay: {} } },
  parameters: { lending: { scenario: 'withActiveDrawdown' } },
  play: async ({ canvas, args, userEvent }) => {
    const card = await canvas.findByRole('region', { name: 'Active drawdown', busy: false })
    await userEvent.click(await within(card).findByRole('button', { name: 'How to repay' }))
    const panel = await canvas.findByRole('region', { name: 'How to repay', busy: false })
    await expect(await within(panel).findByText('5400 128 767')).toBeVisible()
    await expect(args.onAction).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Home' }))
    const actions = within(canvas.getByRole('region', { name: 'Quick actions' }))
    await expect(actions.getByRole('button', { name: 'How to repay' })).toBeVisible()
    await userEvent.click(actions.getByRole('button', { name: 'Report a repayment' }))
    await expect(args.onAction).toHaveBeenCalledWith('reconcileRepayments')
  },
}

/** One screen of a phone: the debt with its two next actions, the limit, the latest operations. */
export const Compact: Story = {
  args: { variant: 'compact' },
  parameters: { lending: { scenario: 'withActiveDrawdown', prepare: sentAndFailed } },
  play: async ({ canvas, args, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: 'Active drawdown', busy: false }))
    await userEvent.click(await card.findByRole('button', { name: 'Withdraw' }))
    await expect(args.onAction).toHaveBeenCalledWith('withdraw')
    await expect(card.queryByText('Amount drawn')).toBeNull()
    await expect(canvas.queryByRole('region', { name: 'Quick actions' })).toBeNull()
    await expect(canvas.queryByRole('region', { name: 'Lockbox account' })).toBeNull()
  },
}
