import type { Advice } from '../../../../.storybook/gallery/Advice.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { registerCustomerPage } from '../../stories/registerCustomerPage.ts'
import { RegisterCustomerForm } from './RegisterCustomerForm.tsx'

const meta = {
  title: 'Widgets/Customers/RegisterCustomerForm',
  component: RegisterCustomerForm,
  args: { onRegistered: fn(), onSuccess: fn(), onStatusChange: fn() },
  parameters: {
    advice: { do: 'Ask only for needed documents.', doNot: 'Prefill identity numbers.' } satisfies Advice,
  },
} satisfies Meta<typeof RegisterCustomerForm>

export default meta

type Story = StoryObj<typeof meta>

export const WhoIsIt: Story = { name: 'KYC, onboarding, borrower, BVN, NIN' }

export const NothingFilledIn: Story = {
  tags: ['needs-browser'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    const summary = await canvas.findByRole('alert')
    await waitFor(() => expect(summary).toHaveFocus())
    await userEvent.click(within(summary).getByRole('link', { name: 'Choose a person or a business' }))
    await expect(canvas.getByRole('radio', { name: 'A person' })).toHaveFocus()
  },
}

export const ReviewHidesTheNumbers: Story = {
  tags: ['needs-browser'],
  play: async ({ canvasElement, userEvent }) => {
    const pageContext = { canvasElement, userEvent }
    await registerCustomerPage.fillPerson(pageContext)
    await registerCustomerPage.review(pageContext)
    const dialog = within(screen.getByRole('alertdialog'))
    await expect(screen.getByRole('heading', { name: 'Check before you register' })).toHaveFocus()
    await expect(dialog.queryByText(/02 212/)).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Show BVN' }))
    await expect(await dialog.findByText(/02 212/)).toBeVisible()
  },
}

/** Something inside a folded part is wrong: the summary leads there, so it opens. */
export const AnErrorOpensWhatIsFolded: Story = {
  tags: ['needs-browser'],
  args: { kind: 'individual', fields: { occupation: { required: true } } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const pageContext = { canvasElement, userEvent }
    await registerCustomerPage.type(pageContext, { 'First name': 'Ngozi', 'Last name': 'Eze' })
    await registerCustomerPage.goOn(pageContext, 'Identity')
    await registerCustomerPage.type(pageContext, { BVN: '02212345678' })
    await registerCustomerPage.goOn(pageContext, 'Contact and address')
    await userEvent.click(canvas.getByText(/^More about them/))
    await waitFor(() => expect(canvas.getByLabelText('Occupation')).not.toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    const summary = within(await canvas.findByRole('alert'))
    await userEvent.click(summary.getByRole('link', { name: 'Fill in “Occupation”' }))
    await expect(canvas.getByLabelText('Occupation')).toHaveFocus()
  },
}
