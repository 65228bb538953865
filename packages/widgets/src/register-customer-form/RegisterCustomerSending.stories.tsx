import { createOperationId, registerCustomer, startOperation } from '@onlend/core'
import { useCustomers } from '@onlend/hooks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { registerCustomerPage } from '../../stories/registerCustomerPage.ts'
import type { StoryWorld } from '../../stories/StoryWorld.ts'
import { getWorld } from '../../stories/getWorld.ts'
import { RegisterCustomerForm } from './RegisterCustomerForm.tsx'

const meta = {
  title: 'Tests/Customers/RegisterCustomerForm sending',
  component: RegisterCustomerForm,
  tags: ['!autodocs'],
} satisfies Meta<typeof RegisterCustomerForm>

export default meta

type Story = StoryObj<typeof meta>

const sentTo = ({ sandbox }: StoryWorld) =>
  sandbox.calls.filter(({ endpoint }) => endpoint === 'registerCustomer')

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

function BesideTheList(): ReactNode {
  const customers = useCustomers()
  return (
    <>
      <p>{customers.data ? `${customers.data.customers.length} customers` : 'Loading'}</p>
      <RegisterCustomerForm kind="individual" />
    </>
  )
}

/** The page has read the customers already: a number that one of them has is a warning, not an error. */
export const AlreadyACustomer: Story = {
  parameters: {
    lending: {
      prepare: ({ client, customerPartnerId }: StoryWorld) =>
        register({ client, customerPartnerId }, 'Amina'),
    },
  },
  render: () => <BesideTheList />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const pageContext = { canvasElement, userEvent }
    await canvas.findByText(/\d customers/)
    await registerCustomerPage.type(pageContext, { 'First name': 'Ngozi', 'Last name': 'Eze' })
    await registerCustomerPage.goOn(pageContext, 'Identity')
    await registerCustomerPage.type(pageContext, { BVN: '0221 234 5678' })
    await userEvent.tab()
    await expect(await canvas.findByText(/Amina Eze is already registered with this number/)).toBeVisible()
    await registerCustomerPage.goOn(pageContext, 'Contact and address')
  },
}

export const Refused: Story = {
  tags: ['needs-browser'],
  parameters: { lending: { faults: [{ endpoint: 'registerCustomer', fault: '429' }] } },
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await registerCustomerPage.register({ canvasElement, userEvent })
    const notice = await canvas.findByRole('alert')
    await expect(notice).toHaveTextContent('Customer not registered')
    await waitFor(() => expect(notice).toHaveFocus())
    await expect(canvas.getByLabelText('Phone number')).toHaveValue('0803 123 4567')
    await userEvent.click(await registerCustomerPage.review({ canvasElement, userEvent }))
    await canvas.findByRole('heading', { name: 'Ngozi Eze is registered' })
    await expect(getWorld(loaded).relay.operations()).toHaveLength(2)
  },
}

export const UnknownOutcome: Story = {
  parameters: { lending: { faults: [{ endpoint: 'registerCustomer', fault: 'done-then-reset' }] } },
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await registerCustomerPage.register({ canvasElement, userEvent })
    await expect(await canvas.findByRole('button', { name: 'Check again' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }))
    await expect(sentTo(getWorld(loaded))).toHaveLength(1)
  },
}

/** The service answered, the answer was lost between the relay and here: the relay's record tells. */
export const AnswerLostOnTheWay: Story = {
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const world = getWorld(loaded)
    world.relay.breakLine('after')
    await registerCustomerPage.register({ canvasElement, userEvent })
    await expect(await canvas.findByRole('heading', { name: 'Ngozi Eze is registered' })).toBeVisible()
    await expect(sentTo(world)).toHaveLength(1)
  },
}

export const PossibleDuplicate: Story = {
  parameters: {
    lending: {
      prepare: ({ client, customerPartnerId }: StoryWorld) =>
        register({ client, customerPartnerId }, 'Ngozi'),
    },
  },
  play: async ({ canvasElement, userEvent, loaded }) => {
    await registerCustomerPage.register({ canvasElement, userEvent })
    await expect(await screen.findByText('You may have sent this already')).toBeVisible()
    await expect(await screen.findByText(/^Ngozi Eze, /)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Register Ngozi Eze again' })).toBeVisible()
    await expect(sentTo(getWorld(loaded))).toHaveLength(1)
  },
}

export const Registering: Story = {
  play: async ({ canvasElement, userEvent, loaded }) => {
    getWorld(loaded).relay.holdWrites()
    await registerCustomerPage.register({ canvasElement, userEvent })
    await expect(await screen.findAllByText('Sending. Keep this page open.')).not.toHaveLength(0)
  },
}

async function register(
  { client, customerPartnerId }: Pick<StoryWorld, 'client' | 'customerPartnerId'>,
  firstName: string,
): Promise<void> {
  const body = {
    ...{ first_name: firstName, last_name: 'Eze', contact_number: '+2348031234567' },
    ...{ unique_id_type: 'bvn' as const, unique_id: '02212345678' },
  }
  await startOperation(
    client,
    registerCustomer,
    { customerPartnerId, body },
    { operationId: createOperationId() },
  )
}
