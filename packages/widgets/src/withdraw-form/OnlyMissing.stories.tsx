import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { WithdrawForm } from './WithdrawForm.tsx'

const supplier = { accountNumber: '0123456789', bankCode: '058', accountName: 'Ada Obi' }

const meta = {
  title: 'Tests/Withdrawal/Only what is missing',
  component: WithdrawForm,
  args: { country: 'nigeria', currency: 'NGN', onlyMissing: true, onSuccess: fn() },
} satisfies Meta<typeof WithdrawForm>

export default meta

type Story = StoryObj<typeof meta>

/** A host that knows the supplier asks for the amount alone. */
export const TheAmount: Story = {
  args: { defaultValues: supplier },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Amount/), '50000')
    await expect(canvas.queryByLabelText('Account number')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    await expect(await screen.findByRole('button', { name: 'Withdraw ₦50,000' })).toBeVisible()
    await expect(screen.getByText('0123 456 789')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Change something' }))
    await expect(await canvas.findByLabelText('Account number')).toHaveValue('0123456789')
  },
}
