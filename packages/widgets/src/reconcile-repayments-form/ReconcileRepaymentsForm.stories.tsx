import type { Advice } from '../../../../.storybook/gallery/Advice.ts'
import { createOperationId, reconcileRepayments, startOperation } from '@onlend/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { reconcileRepaymentsPage as pageContext } from '../../stories/reconcileRepaymentsPage.ts'
import type { StoryWorld } from '../../stories/StoryWorld.ts'
import { getWorld } from '../../stories/getWorld.ts'
import { ReconcileRepaymentsForm } from './ReconcileRepaymentsForm.tsx'

const meta = {
  title: 'Widgets/Repay/ReconcileRepaymentsForm',
  component: ReconcileRepaymentsForm,
  args: { currency: 'NGN', financingPresentation: 'list', onStatusChange: fn(), onSuccess: fn() },
  parameters: {
    advice: {
      do: 'Use it for one payment; `RepaymentsImport` takes a whole statement.',
      doNot: 'Call it a payment: it reports one and moves no money.',
    } satisfies Advice,
  },
} satisfies Meta<typeof ReconcileRepaymentsForm>

export default meta

type Story = StoryObj<typeof meta>

const sentIn = (loaded: Record<string, unknown>) =>
  getWorld(loaded).sandbox.calls.filter(({ endpoint }) => endpoint === 'reconcileRepayments')

export const Details: Story = { name: 'Collection, payment received' }

export const NothingFilledIn: Story = {
  tags: ['needs-browser'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    const summary = await canvas.findByRole('alert')
    await waitFor(() => expect(summary).toHaveFocus())
    await userEvent.click(within(summary).getByRole('link', { name: /^Choose a financing/ }))
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Financing' })).toHaveFocus())
  },
}

export const LoanChosen: Story = {
  play: async (context) => {
    await pageContext.fill(context)
    await expect(await context.canvas.findByText('Defaulted', { selector: 'dd > *' })).toBeVisible()
    await expect(await context.canvas.findByText('That is ₦5,000')).toBeVisible()
  },
}

export const ListOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Financing' }))
    await expect(await canvas.findAllByRole('option')).toHaveLength(9)
  },
}

export const Sheet: Story = {
  tags: ['needs-browser'],
  args: { financingPresentation: 'sheet' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Financing: Choose a financing' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Choose a financing' }))
    await waitFor(() => expect(sheet.getByRole('textbox', { name: 'Search financings' })).toHaveFocus())
    await expect(await sheet.findAllByRole('radio')).toHaveLength(9)
  },
}

export const LongNames: Story = {
  ...Sheet,
  globals: { viewport: { value: 'small' } },
  parameters: { lending: { scenario: 'longNames' } },
}

export const MoreThanTheLoan: Story = {
  play: async (context) => {
    await pageContext.fill(context, '15000.01')
    await expect(await context.canvas.findByText(/^At most ₦15,000 is left\. Check/)).toBeVisible()
    await pageContext.review(context)
  },
}

export const LoanCompleted: Story = {
  play: async (context) => {
    await pageContext.fill(context, '100', 'TRX-ADAEZE-00002')
    await expect(await context.canvas.findByText(/^This financing is completed/)).toBeVisible()
  },
}

export const ReferenceTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('combobox', { name: 'Financing' })
    await userEvent.click(canvas.getByRole('button', { name: 'Enter the reference' }))
    await userEvent.type(await canvas.findByLabelText('Reference of the financing'), 'INV-9')
    await userEvent.tab()
    await expect(await canvas.findByText(/^No financing has this reference/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose from the list' }))
    await expect(await canvas.findByRole('combobox', { name: 'Financing' })).toHaveValue('')
  },
}

export const NoLoans: Story = {
  parameters: { lending: { scenario: 'newPartner' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No financings yet/)).toBeVisible()
    await expect(canvas.getByLabelText('Reference of the financing')).toBeVisible()
  },
}

export const LoansCouldNotBeLoaded: Story = {
  parameters: { lending: { faults: [{ endpoint: 'listFinancings', fault: '500', times: 9 }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Could not load your financings/)).toBeVisible()
    await expect(canvas.getByLabelText('Reference of the financing')).toBeVisible()
  },
}

export const LoanFixedByTheHost: Story = {
  args: { transactionReference: 'TRX-ADAEZE-00001' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await expect(await canvas.findByText('₦15,000')).toBeVisible()
  },
}

/** The next instalment of the partner's books stands beside the field, which begins empty; far more than is left is refused. */
export const NextInstalment: Story = {
  args: {
    transactionReference: 'TRX-ADAEZE-00001',
    suggestion: { nextInstalment: '5000', unpaid: '15000' },
  },
  play: async ({ canvas, userEvent }) => {
    const amount = canvas.getByLabelText(/^Amount paid/)
    await expect(amount).toHaveValue('')
    await userEvent.click(canvas.getByRole('button', { name: 'Next instalment: ₦5,000' }))
    await waitFor(() => expect(amount).toHaveValue('5,000'))
    await userEvent.clear(amount)
    await userEvent.type(amount, '5000500')
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    await expect(
      (await canvas.findAllByText(/^At most ₦15,000 is left\. Correct the amount/))[0],
    ).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const Review: Story = {
  play: async (context) => {
    await pageContext.fill(context)
    await pageContext.review(context)
    await expect(screen.getByText(/It moves no money/)).toBeVisible()
  },
}

export const SettledInTheEnd: Story = {
  tags: ['needs-browser'],
  play: async (context) => {
    const { canvas, loaded, args } = context
    await pageContext.send(context, '5000.01')
    const title = await canvas.findByRole('heading', { name: /received/i })
    await waitFor(() => expect(title).toHaveFocus())
    await getWorld(loaded).sandbox.advance(4_000)
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledOnce())
    await expect(sentIn(loaded)).toHaveLength(1)
  },
}

export const Refused: Story = {
  tags: ['needs-browser'],
  parameters: { lending: { faults: [{ endpoint: 'reconcileRepayments', fault: '429' }] } },
  play: async (context) => {
    const { canvas } = context
    await pageContext.send(context)
    const notice = await canvas.findByRole('alert')
    await expect(notice).toHaveTextContent('Repayment refused')
    await waitFor(() => expect(notice).toHaveFocus())
    await expect(canvas.getByLabelText(/^Amount paid/)).toHaveValue('5,000')
  },
}

export const UnknownOutcome: Story = {
  parameters: { lending: { faults: [{ endpoint: 'reconcileRepayments', fault: 'done-then-reset' }] } },
  play: async (context) => {
    const { canvas, loaded, args } = context
    await pageContext.send(context)
    await waitFor(() =>
      expect(args.onStatusChange).toHaveBeenCalledWith(expect.objectContaining({ outcome: 'unknown' })),
    )
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
    await getWorld(loaded).sandbox.advance(4_000)
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledOnce())
    await expect(sentIn(loaded)).toHaveLength(1)
  },
}

export const PossibleDuplicate: Story = {
  parameters: {
    lending: {
      prepare: async ({ client, customerPartnerId }: StoryWorld) => {
        const body = { payments: [{ transaction_reference: 'TRX-ADAEZE-00001', amount: '5000' as const }] }
        const operationId = createOperationId()
        await startOperation(client, reconcileRepayments, { customerPartnerId, body }, { operationId })
      },
    },
  },
  play: async (context) => {
    await pageContext.send(context)
    await expect(await screen.findByText('You may have sent this already')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Report another ₦5,000' })).toBeVisible()
    await expect(sentIn(context.loaded)).toHaveLength(1)
  },
}

/** A business without a limit has the currency of its country. */
export const WithoutLimit: Story = {
  args: { currency: undefined },
  parameters: { lending: { customerPartnerId: 'cp_nolimit' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Amount paid, in Nigerian/)).toBeVisible()
  },
}

/** The amount first, in a host's own words. */
export const OwnLayout: Story = {
  args: {
    children: ({ Fields }) => (
      <>
        <Fields.Amount />
        <fieldset>
          <legend>Which financing?</legend>
          <Fields.Reference />
        </fieldset>
      </>
    ),
  },
  play: async (context) => {
    const financing = within(context.canvas.getByRole('group', { name: 'Which financing?' }))
    await pageContext.fill(context)
    await expect(await financing.findByText('Defaulted', { selector: 'dd > *' })).toBeVisible()
    await pageContext.review(context)
  },
}
