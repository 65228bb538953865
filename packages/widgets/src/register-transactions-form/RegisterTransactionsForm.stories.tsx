import type { Advice } from '../../../../.storybook/gallery/Advice.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { registerTransactionsPage as pageContext } from '../../stories/registerTransactionsPage.ts'
import { getWorld } from '../../stories/getWorld.ts'
import { RegisterTransactionsForm } from './RegisterTransactionsForm.tsx'

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

const sentIn = (loaded: Record<string, unknown>) =>
  getWorld(loaded).sandbox.calls.filter(({ endpoint }) => endpoint === 'registerTransactions')

/** Reference, amount and days. */
const fillTransaction = async ({
  canvas,
  userEvent,
}: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>) => {
  await userEvent.type(canvas.getByLabelText('Your reference'), 'INV-1')
  await userEvent.type(canvas.getByLabelText(/^Amount the customer/), '100')
  // Today is proposed.
  await userEvent.clear(canvas.getByLabelText('Disbursement date'))
  await userEvent.type(canvas.getByLabelText('Disbursement date'), '2025-03-06')
  await userEvent.type(canvas.getByLabelText('Expected payment date'), '2025-06-04')
}

export const Client: Story = { name: 'Invoice, sale, receivable' }

export const Business: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'A business' }))
    await expect(await canvas.findByLabelText('Business name')).toBeVisible()
    await expect(canvas.queryByLabelText('First name')).toBeNull()
    await userEvent.selectOptions(canvas.getByLabelText(/^Identity number/), 'rc_number')
    await userEvent.type(await canvas.findByLabelText('The number'), 'RC000888')
  },
}

export const NothingFilledIn: Story = {
  tags: ['needs-browser'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    const summary = await canvas.findByRole('alert')
    await waitFor(() => expect(summary).toHaveFocus())
    await userEvent.click(within(summary).getByRole('link', { name: 'Fill in “Last name”' }))
    await expect(canvas.getByLabelText('Last name')).toHaveFocus()
  },
}

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

export const PaidBeforeDisbursed: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await pageContext.client(context)
    // Today is proposed.
    await userEvent.clear(canvas.getByLabelText('Disbursement date'))
    await userEvent.type(canvas.getByLabelText('Disbursement date'), '2025-03-06')
    await userEvent.type(canvas.getByLabelText('Expected payment date'), '2025-03-05')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    const summary = within(await canvas.findByRole('alert'))
    await expect(summary.getByRole('link', { name: /not be before the disbursement date/ })).toBeVisible()
  },
}

export const Financing: Story = {
  play: async (context) => {
    const { canvas } = context
    await pageContext.client(context)
    await pageContext.transaction(context)
    await pageContext.financing(context)
    await expect(canvas.getAllByRole('group', { name: /^Instalment \d/ })).toHaveLength(3)
    await expect(canvas.getByText('There are now 3 instalments.')).toBeInTheDocument()
    await expect(canvas.getAllByText('₦250,000')).not.toHaveLength(0)
    await expect(canvas.queryByText(/^The instalments add up/)).toBeNull()
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

export const SplitWithoutAmount: Story = {
  tags: ['needs-browser'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await pageContext.client(context)
    await pageContext.transaction(context)
    await userEvent.click(canvas.getByLabelText(/^Ask for financing/))
    const count = await canvas.findByLabelText('How many instalments?')
    await userEvent.type(count, '3{Enter}')
    await expect(await canvas.findByText('First enter an amount that can be divided')).toBeVisible()
    await waitFor(() => expect(count).toHaveFocus())
  },
}

export const FieldsByTheHost: Story = {
  args: {
    fields: {
      contactNumber: { hidden: true },
      sector: { hidden: true, defaultValue: 'Aggregator' },
      financier: { readOnly: true, defaultValue: 'others' },
      reason: { required: true, order: -1 },
    },
    financing: 'never',
  },
  play: async (context) => {
    const { canvas, userEvent, loaded } = context
    await expect(canvas.queryByLabelText(/^Contact number/)).toBeNull()
    await pageContext.client(context)
    await expect(canvas.queryByLabelText('Sector')).toBeNull()
    await expect(canvas.getAllByRole('textbox')[0]).toHaveAccessibleName('Reason')
    await expect(canvas.getByLabelText('Who finances it?')).toHaveAttribute('readonly')
    await fillTransaction(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Fill in “Reason”' }))
    await userEvent.keyboard('Inventory')
    await userEvent.click(await pageContext.review(context))
    await canvas.findByRole('heading', { name: /received/i })
    await expect(sentIn(loaded)[0]?.body).toMatchObject({
      sector: 'Aggregator',
      transactions: [{ financier: 'Others', reason: 'Inventory' }],
    })
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

export const SettledInTheEnd: Story = {
  tags: ['needs-browser'],
  play: async (context) => {
    const { canvas, loaded, args } = context
    await pageContext.send(context)
    const title = await canvas.findByRole('heading', { name: /received/i })
    await waitFor(() => expect(title).toHaveFocus())
    await expect(args.onSuccess).not.toHaveBeenCalled()
    await getWorld(loaded).sandbox.advance(4_000)
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledOnce())
    await expect(sentIn(loaded)).toHaveLength(1)
  },
}

export const FailedInTheEnd: Story = {
  play: async (context) => {
    const { canvas, loaded, args } = context
    await pageContext.send(context, 'BAD-1')
    await canvas.findByRole('heading', { name: /received/i })
    await getWorld(loaded).sandbox.advance(4_000)
    await waitFor(() =>
      expect(args.onStatusChange).toHaveBeenCalledWith(expect.objectContaining({ outcome: 'failed' })),
    )
    await expect(args.onSuccess).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  tags: ['needs-browser'],
  args: { sector: 'Bank' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await pageContext.client(context)
    await fillTransaction(context)
    await userEvent.selectOptions(canvas.getByLabelText('Who finances it?'), 'others')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await canvas.findByLabelText(/^Ask for financing/)
    await userEvent.click(await pageContext.review(context))
    const notice = await canvas.findByRole('alert')
    await expect(notice).toHaveTextContent('Transaction refused')
    await waitFor(() => expect(notice).toHaveFocus())
  },
}

export const UnknownOutcome: Story = {
  parameters: { lending: { faults: [{ endpoint: 'registerTransactions', fault: 'reset' }] } },
  play: async (context) => {
    const { canvas, args } = context
    await pageContext.send(context)
    await waitFor(() =>
      expect(args.onStatusChange).toHaveBeenCalledWith(expect.objectContaining({ outcome: 'unknown' })),
    )
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

export const ReferenceUsedBefore: Story = {
  args: { financing: 'never', referenceFactory: () => 'INV-7', sector: 'Lender', financier: 'operator' },
  play: async (context) => {
    const { canvas, userEvent } = context
    const whole = async () => {
      await pageContext.client(context)
      await userEvent.type(canvas.getByLabelText(/^Amount the customer/), '100')
      // Today is proposed.
      await userEvent.clear(canvas.getByLabelText('Disbursement date'))
      await userEvent.type(canvas.getByLabelText('Disbursement date'), '2025-03-06')
      await userEvent.type(canvas.getByLabelText('Expected payment date'), '2025-06-04')
    }
    await whole()
    await userEvent.click(await pageContext.review(context))
    await canvas.findByRole('heading', { name: /received/i })
    await userEvent.click(canvas.getByRole('button', { name: 'Register another' }))
    await whole()
    await expect(await canvas.findByText(/^Used before/)).toBeVisible()
    await userEvent.click(await pageContext.review(context))
    await expect(await screen.findByText('You may have sent this already')).toBeVisible()
    await expect(sentIn(context.loaded)).toHaveLength(1)
  },
}
