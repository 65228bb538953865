import type { Advice } from '../../../../.storybook/gallery/Advice.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { registerCustomerPage } from '../../stories/registerCustomerPage.ts'
import type { StoryWorld } from '../../stories/StoryWorld.ts'
import { getWorld } from '../../stories/getWorld.ts'
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

const sentTo = ({ sandbox }: StoryWorld) =>
  sandbox.calls.filter(({ endpoint }) => endpoint === 'registerCustomer')

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

/** A host whose customers have no BVN: its own words for the number, which still travels as `bvn`. */
export const InGhana: Story = {
  args: {
    kind: 'individual',
    country: 'ghana',
    idNumber: {
      label: 'Ghana Card number',
      hint: 'On the front of the card, such as GHA-123456789-0.',
      pattern: /^GHA-\d{9}-\d$/,
      error: 'Enter the Ghana Card number as it is printed, such as GHA-123456789-0',
    },
    fields: { nin: { hidden: true }, country: { defaultValue: 'Ghana' } },
  },
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const pageContext = { canvasElement, userEvent }
    await registerCustomerPage.type(pageContext, { 'First name': 'Kwame', 'Last name': 'Asante' })
    await registerCustomerPage.goOn(pageContext, 'Identity')
    await expect(canvas.queryByLabelText(/NIN|National/)).toBeNull()
    await registerCustomerPage.type(pageContext, { 'Ghana Card number': '123' })
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findAllByText(/as it is printed/)).toHaveLength(2)
    await userEvent.clear(canvas.getByLabelText(/Ghana Card/))
    await registerCustomerPage.type(pageContext, { 'Ghana Card number': 'GHA-123456789-0' })
    await registerCustomerPage.goOn(pageContext, 'Contact and address')
    await registerCustomerPage.type(pageContext, { 'Phone number': '024 123 4567' })
    await userEvent.tab()
    await expect(await canvas.findByText('We read this as +233 24 123 4567.')).toBeVisible()
    await userEvent.click(await registerCustomerPage.review(pageContext))
    await canvas.findByRole('heading', { name: 'Kwame Asante is registered' })
    await expect(sentTo(getWorld(loaded))[0]?.body).toMatchObject({
      ...{ unique_id_type: 'bvn', unique_id: 'GHA-123456789-0', country: 'Ghana' },
    })
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
