import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ErrorSummary } from './ErrorSummary.tsx'

const meta = {
  title: 'Primitives/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: 'There is a problem',
    count: 1,
    errors: [
      { id: 'amount', text: 'Enter an amount' },
      { id: 'account', text: 'Enter the account number' },
    ],
    onFollow: fn(),
  },
} satisfies Meta<typeof ErrorSummary>

export default meta

type Story = StoryObj<typeof meta>

export const TakesTheFocus: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onFollow).toHaveBeenCalledWith('amount')
  },
}

export const Dark: Story = { globals: { scheme: 'dark' } }
