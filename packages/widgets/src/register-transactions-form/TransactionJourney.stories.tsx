import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { registerTransactionsPage as pageContext } from '../../stories/registerTransactionsPage.ts'
import { getWorld } from '../../stories/getWorld.ts'
import { RegisterTransactionsForm } from './RegisterTransactionsForm.tsx'

const meta = {
  title: 'Tests/Transactions/A known customer',
  component: RegisterTransactionsForm,
  args: { currency: 'NGN', operatorName: 'Harbour Capital', referenceFactory: () => 'INV-7' },
} satisfies Meta<typeof RegisterTransactionsForm>

export default meta

type Story = StoryObj<typeof meta>

/** A registered customer is chosen, not typed again. The receipt names the customer and the amount, and its details the reference. */
export const Chosen: Story = {
  tags: ['needs-browser'],
  args: { financing: 'never', sector: 'Lender', financier: 'operator' },
  play: async ({ canvas, canvasElement, loaded, userEvent }) => {
    const picker = () => canvas.getByRole('combobox', { name: 'Registered customer' })
    await canvas.findByRole('combobox', { name: 'Registered customer' })
    await userEvent.click(picker())
    await waitFor(() => expect(picker()).toHaveAttribute('aria-controls'))
    const option = (await screen.findAllByRole('option')).at(0)
    if (!option) throw new Error('The picker lists no customer.')
    await userEvent.click(option)
    // A card takes the place of the fields of somebody new, and a press opens them again.
    const change = await canvas.findByRole('button', { name: 'Change' })
    await waitFor(() => expect(change).toHaveFocus())
    await expect(canvas.queryByLabelText(/^(First name|Business name)$/)).toBeNull()
    await userEvent.click(change)
    const box = picker().closest('.ol-RegisterTransactionsForm-customer')
    await waitFor(() => expect(box).toContainElement(document.activeElement as HTMLElement))
    await expect(await canvas.findByLabelText(/^(First name|Business name)$/)).not.toHaveValue('')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await userEvent.type(await canvas.findByLabelText(/^Amount the customer/), '120000')
    // Today is proposed.
    await userEvent.clear(canvas.getByLabelText('Disbursement date'))
    await userEvent.type(canvas.getByLabelText('Disbursement date'), '2025-03-06')
    await userEvent.type(canvas.getByLabelText('Expected payment date'), '2025-06-04')
    await userEvent.click(await pageContext.review({ canvasElement, userEvent }))
    await canvas.findByRole('heading', { name: 'Transaction received' })
    await userEvent.click(canvas.getByText('Details'))
    await expect(await canvas.findByText('INV-7')).toBeVisible()
    await expect(canvas.getByText('₦120,000')).toBeVisible()
    await getWorld(loaded).sandbox.advance(4_000)
    await canvas.findByRole('heading', { name: 'Transaction registered' })
    await expect(canvas.queryByText(/one by one/i)).toBeNull()
    const [operation] = getWorld(loaded).relay.operations()
    await expect(operation?.summary).toMatchObject({ amount: '120000', count: 1 })
    await expect(canvas.getByText(operation?.summary.recipient ?? 'no name')).toBeVisible()
  },
}
