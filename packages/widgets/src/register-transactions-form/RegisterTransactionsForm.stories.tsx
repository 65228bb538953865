import type { Advice } from '../../../../.storybook/gallery/Advice.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { registerTransactionsPage as pageContext } from '../../stories/registerTransactionsPage.ts'
import { RegisterTransactionsForm } from './RegisterTransactionsForm.tsx'
import { getWorld } from '../../stories/getWorld.ts'

const meta = {
  title: 'Widgets/Customers/RegisterTransactionsForm',
  component: RegisterTransactionsForm,
  args: { currency: 'NGN', operatorName: 'Harbour Capital', onStatusChange: fn(), onSuccess: fn() },
  parameters: {
    advice: {
      do: 'Choose a known customer first where there is one: the form then asks half as much.',
      doNot: 'Ask a shopkeeper for the sector and the financier if your backend knows them.',
    } satisfies Advice,
  },
} satisfies Meta<typeof RegisterTransactionsForm>

export default meta

type Story = StoryObj<typeof meta>

export const Client: Story = { name: 'Invoice, sale, receivable' }

export const Transaction: Story = {
  tags: ['needs-browser'],
  play: async (context) => {
    await pageContext.client(context)
    await waitFor(() =>
      expect(context.canvas.getByRole('heading', { name: 'What is the transaction?' })).toHaveFocus(),
    )
    await context.userEvent.type(context.canvas.getByLabelText(/^Amount the customer/), '275000.5')
    await context.userEvent.tab()
    await expect(await context.canvas.findByText('That is ₦275,000.50')).toBeVisible()
  },
}

export const InstalmentsByKeyboard: Story = {
  tags: ['needs-browser'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await pageContext.client(context)
    await pageContext.transaction(context)
    await userEvent.click(canvas.getByLabelText(/^Ask for financing/))
    await userEvent.type(await canvas.findByLabelText(/^Amount of the financing/), '250000')
    const add = canvas.getByRole('button', { name: 'Add an instalment' })
    const row = (number: number) => within(canvas.getByRole('group', { name: `Instalment ${number}` }))
    await userEvent.tab()
    add.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(row(2).getByLabelText('Amount')).toHaveFocus())
    await expect(canvas.getByText('Instalment 2 was added.')).toBeInTheDocument()
    await userEvent.keyboard('100000')
    row(1).getByRole('button', { name: 'Remove instalment 1' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(row(1).getByLabelText('Amount')).toHaveFocus())
    await expect(row(1).getByLabelText('Amount')).toHaveValue('100,000')
    await expect(canvas.getByText('Removed. 1 is left.')).toBeInTheDocument()
    await expect(row(1).queryByRole('button', { name: /^Remove/ })).toBeNull()
    await expect(await canvas.findByText(/^The instalments add up to ₦100,000/)).toBeVisible()
  },
}

export const LastInstalmentRemoved: Story = {
  tags: ['needs-browser'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await pageContext.client(context)
    await pageContext.transaction(context)
    await pageContext.financing(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove instalment 3' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add an instalment' })).toHaveFocus())
  },
}

export const NoActiveDrawdown: Story = {
  parameters: { lending: { customerPartnerId: 'cp_nodrawdown_404' } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await pageContext.client(context)
    await pageContext.transaction(context)
    await userEvent.click(canvas.getByLabelText(/^Ask for financing/))
    await expect(await canvas.findByText(/^No active drawdown/)).toBeVisible()
  },
}

export const Review: Story = {
  play: async (context) => {
    await pageContext.client(context)
    await pageContext.transaction(context)
    await pageContext.financing(context)
    const confirm = await pageContext.review(context)
    await expect(confirm).toHaveAccessibleName('Register and ask for ₦250,000')
    await expect(screen.getByText(/^₦83,333.34, from/)).toBeVisible()
  },
}

/** A registered customer is chosen, not typed again. The receipt names the customer and the amount, and its details the reference. */
export const Chosen: Story = {
  tags: ['needs-browser'],
  args: {
    ...{ financing: 'never', sector: 'Lender', financier: 'operator', referenceFactory: () => 'INV-7' },
  },
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
