import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { WithdrawForm } from '../../src/withdraw-form/WithdrawForm.tsx'
import { listenToLiveRegions } from '../listenToLiveRegions.ts'
import { keyboardPage } from '../keyboardPage.ts'
import { getWorld } from '../getWorld.ts'

const meta = {
  title: 'Tests/Conditions/Keyboard alone',
  component: WithdrawForm,
  tags: ['!autodocs', 'needs-browser'],
  args: { country: 'nigeria', currency: 'NGN', bankPresentation: 'list', draft: false },
} satisfies Meta<typeof WithdrawForm>

export default meta

type Story = StoryObj<typeof meta>

export const AWholeWithdrawal: Story = {
  play: async ({ canvas, userEvent, loaded, step }) => {
    const { sandbox } = getWorld(loaded)
    const tabTo = (find: () => Element) => keyboardPage.tabTo({ userEvent }, find)
    const heard = listenToLiveRegions(document)
    await step('Fill the fields', async () => {
      await tabTo(() => canvas.getByLabelText(/^Amount/))
      await userEvent.keyboard('50000.01')
      await tabTo(() => canvas.getByLabelText('Account number'))
      await userEvent.keyboard('2123456789')
      await tabTo(() => canvas.getByRole('combobox', { name: 'Bank' }))
      await userEvent.keyboard('guaranty')
      await waitFor(() => expect(canvas.getAllByRole('option')[0]).toHaveTextContent(/Guaranty Trust/))
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await tabTo(() => canvas.getByLabelText('Name on the account'))
      await userEvent.keyboard('Chidi Okafor{Enter}')
    })
    await step('Read the review, leave it, come back', async () => {
      await screen.findByRole('alertdialog', { name: 'Check before you withdraw' })
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Check' })).toHaveFocus())
      await userEvent.keyboard('{Enter}')
    })
    await step('Confirm with Enter, held down too long', async () => {
      await screen.findByRole('alertdialog', { name: 'Check before you withdraw' })
      const confirm = screen.getByRole('button', { name: 'Withdraw ₦50,000.01' })
      await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'))
      await tabTo(() => confirm)
      await userEvent.keyboard('{Enter>5/}')
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Request received' })).toHaveFocus())
      await expect(sandbox.calls.filter(({ endpoint }) => endpoint === 'withdraw')).toHaveLength(1)
    })
    await step('The outcome is announced once, without moving the focus', async () => {
      // The title has the focus and is read; what it changed to since is said, once.
      await expect(heard.times('Request received')).toBeLessThanOrEqual(1)
      await sandbox.advance(4_000)
      await waitFor(() => heard.once('Money withdrawn'))
      await expect(canvas.getByRole('heading', { name: 'Money withdrawn' })).toHaveFocus()
    })
  },
}
