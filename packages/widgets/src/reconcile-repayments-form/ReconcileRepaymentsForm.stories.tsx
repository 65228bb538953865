import type { Advice } from '../../../../.storybook/gallery/Advice.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { reconcileRepaymentsPage as pageContext } from '../../stories/reconcileRepaymentsPage.ts'
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

export const Details: Story = { name: 'Collection, payment received' }

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
