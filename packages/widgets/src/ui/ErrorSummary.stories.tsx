import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ErrorSummary } from './ErrorSummary.tsx'

const meta = {
  title: 'Brand/Primitives/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: 'There is a problem',
    count: 1,
    errors: [
      { id: 'amount', text: 'Enter an amount' },
      { id: 'account', text: 'Enter the account number' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>

export default meta

type Story = StoryObj<typeof meta>

export const TakesTheFocus: Story = {
  tags: ['needs-browser'],
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <input className="ol-Input" id="amount" aria-label="Amount" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText('Amount')).toHaveFocus()
  },
}
