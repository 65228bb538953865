import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { storyPageContext } from '../../stories/storyPageContext.ts'
import { getWorld } from '../../stories/getWorld.ts'
import { WithdrawForm } from './WithdrawForm.tsx'

/** Whose money it is, and of what currency: nothing is confirmed while either cannot be read. */
const meta = {
  title: 'Tests/Withdrawal/Whose money',
  component: WithdrawForm,
  args: { country: 'nigeria', currency: 'NGN', balance: '1250000', bankPresentation: 'list' },
} satisfies Meta<typeof WithdrawForm>

export default meta

type Story = StoryObj<typeof meta>

/** A business without a limit: its country says the currency, and the review says whose money it is. */
export const ActingForAnother: Story = {
  args: { currency: undefined, defaultValues: { ...storyPageContext.filled, amount: '77' } },
  parameters: { lending: { customerPartnerId: 'cp_nolimit' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByLabelText(/^Amount/)
    const confirm = await storyPageContext.review({ canvasElement, userEvent })
    const review = screen.getByRole('alertdialog')
    await expect(review).toHaveTextContent(
      /You withdraw₦77FromFresh Start TradersWema Bank ••••\s1111ending in 1111/,
    )
    await userEvent.click(confirm)
    await canvas.findByRole('heading', { name: 'Request received' })
    await expect(await canvas.findByText('Fresh Start Traders')).toBeVisible()
    await expect(canvas.getByText('₦77')).toBeVisible()
  },
}

/** A withdrawal cannot be confirmed while the page cannot show whose money it is. */
export const SenderCouldNotBeRead: Story = {
  args: { defaultValues: storyPageContext.filled },
  parameters: { lending: { faults: [{ endpoint: 'getCustomerPartner', fault: '500', times: 2 }] } },
  play: async ({ canvasElement, userEvent, loaded }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Check' }))
    const review = within(await screen.findByRole('alertdialog'))
    await expect(await review.findByText(/Could not read/)).toBeVisible()
    await userEvent.click(review.getByRole('button', { name: /^Withdraw/ }))
    await expect(getWorld(loaded).sandbox.calls.some(({ endpoint }) => endpoint === 'withdraw')).toBe(false)
    await userEvent.click(review.getByRole('button', { name: 'Try again' }))
    await expect(await review.findByText('Adaeze Foods Ltd')).toBeVisible()
    await waitFor(() =>
      expect(review.getByRole('button', { name: /^Withdraw/ })).not.toHaveAttribute('aria-disabled'),
    )
  },
}

/** No amount can be entered while its currency is not known; a button reads it again. */
export const CurrencyCouldNotBeRead: Story = {
  args: { currency: undefined },
  parameters: {
    lending: {
      faults: [
        { endpoint: 'getCreditLimit', fault: '500', times: 2 },
        { endpoint: 'getCustomerPartner', fault: '500', times: 2 },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Could not read this business’s currency')).toBeVisible()
    await expect(canvas.queryByLabelText(/^Amount/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByLabelText(/^Amount in Nigerian/)).toBeVisible()
  },
}

/** No form that could never be sent: what is missing, and what to do. */
export const NoLockboxAccount: Story = {
  parameters: { lending: { scenario: 'newPartner' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no lockbox account/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Check' })).toBeNull()
  },
}
