import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { sentAndFailed } from '../../stories/conditions/sentAndFailed.ts'
import { sendAssessment } from '../../stories/sendAssessment.ts'
import type { StoryWorld } from '../../stories/StoryWorld.ts'
import { LendingDashboard, type LendingDashboardProps } from './LendingDashboard.tsx'

const meta = {
  title: 'Widgets/Borrow/LendingDashboard',
  component: LendingDashboard,
  args: { onAction: fn() },
} satisfies Meta<typeof LendingDashboard>

export default meta

type Story = StoryObj<typeof meta>

export const CanDraw: Story = {
  name: 'Overview: loan, credit line, balance',
  parameters: { lending: { customerPartnerId: 'cp_kwame' } },
  play: async ({ canvas, args, userEvent }) => {
    await canvas.findByText('GH₵300,000', { selector: '.ol-Figure-value *' })
    await expect(canvas.queryByRole('region', { name: 'Active drawdown' })).toBeNull()
    const actions = within(await canvas.findByRole('region', { name: 'Quick actions', busy: false }))
    await userEvent.click(await actions.findByRole('button', { name: 'Request a drawdown' }))
    await expect(args.onAction).toHaveBeenCalledWith('requestDrawdown')
  },
}

export const Drawn: Story = {
  parameters: { lending: { scenario: 'withActiveDrawdown', prepare: sentAndFailed } },
  play: async ({ canvas, args, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: 'Active drawdown', busy: false }))
    await userEvent.click(await card.findByRole('button', { name: 'How to repay' }))
    await expect(args.onAction).toHaveBeenCalledWith('howToRepay')
  },
}

export const NoLimit: Story = {
  parameters: { lending: { scenario: 'newPartner' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Get a credit limit' })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Credit limit' })).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit a credit assessment' }))
    await expect(args.onAction).toHaveBeenCalledWith('submitCreditAssessment')
    await expect(canvas.queryByRole('button', { name: 'Request a drawdown' })).toBeNull()
  },
}

/** T69, T92: that it was sent is known from the ledger alone, and no answer is promised. */
export const AssessmentPending: Story = {
  parameters: { lending: { customerPartnerId: 'cp_nolimit', prepare: sendAssessment } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Credit assessment submitted' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Submit a credit assessment' })).toBeNull()
  },
}

export const Expired: Story = {
  parameters: { lending: { scenario: 'expired', customerPartnerId: 'cp_kwame' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your limit has expired' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Request a drawdown' })).toBeNull()
  },
}

/** One read fails: its card says so, the others stay, and nothing is guessed. */
export const OnePartFails: Story = {
  parameters: {
    lending: { customerPartnerId: 'cp_kwame', faults: [{ endpoint: 'getCreditLimit', fault: '500' }] },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Part of this could not be loaded')
    await expect(await canvas.findByText('GCB Bank Limited')).toBeVisible()
    await expect(canvas.getByText('Could not load your credit limit')).toBeVisible()
    const again = canvas.getAllByRole('button', { name: 'Try again' })[0]
    if (again) await userEvent.click(again)
    await expect(await canvas.findByText('GH₵300,000', { selector: '.ol-Figure-value *' })).toBeVisible()
    await expect(canvas.queryByText('Part of this could not be loaded')).toBeNull()
  },
}

export const EverythingNull: Story = { parameters: { lending: { scenario: 'everythingNull' } } }

export const Loading: Story = {
  tags: ['needs-browser'],
  parameters: { lending: { network: 'timeout' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Credit limit' })).toHaveAttribute('aria-busy', 'true')
    // It waits below, out of sight, so that nothing pushes it away.
    await expect(canvas.getByText('Lockbox account')).not.toBeVisible()
  },
}

export const SessionExpired: Story = {
  parameters: { lending: { prepare: ({ relay }: StoryWorld) => relay.signOut() } },
  args: { onSignIn: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
    // One box says it, and no card below it says it again.
    await expect(canvas.getAllByText(/Sign in again/)).toHaveLength(1)
    await expect(canvas.queryByRole('region', { name: 'Credit limit' })).toBeNull()
  },
}

/** A person who may look and register, but not move money. */
export const RestrictedRole: Story = {
  parameters: {
    lending: {
      customerPartnerId: 'cp_kwame',
      prepare: ({ relay }: StoryWorld) =>
        relay.signIn({
          role: 'customer-partner',
          capabilities: ['getCreditLimit', 'getActiveDrawdown', 'getCustomerPartner', 'registerCustomer'],
        }),
    },
  },
  play: async ({ canvas }) => {
    const actions = within(await canvas.findByRole('region', { name: 'Quick actions', busy: false }))
    await actions.findByRole('button', { name: 'Register a customer' })
    await expect(actions.getAllByRole('button')).toHaveLength(1)
    await expect(canvas.queryByRole('button', { name: 'Request a drawdown' })).toBeNull()
  },
}

/** The form opens in the overview's place, from the keyboard alone, and leads back to the button that opened it. */
export const AFormInside: Story = {
  tags: ['needs-browser'],
  args: { inline: { withdraw: { country: 'nigeria', draft: false } } },
  play: async ({ canvas, args, userEvent }) => {
    const open = await canvas.findByRole('button', { name: 'Withdraw' })
    open.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByLabelText('Account number')).toBeVisible()
    await expect(open).not.toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Back to Home' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Withdraw' })).toHaveFocus()
    await expect(args.onAction).not.toHaveBeenCalled()
  },
}

/** Each form is a part of its own, fetched when it is opened. */
export const EveryFormInside: Story = {
  tags: ['needs-browser'],
  args: {
    inline: {
      withdraw: { country: 'nigeria', draft: false },
      requestDrawdown: { draft: false },
      registerCustomer: { draft: false },
      registerTransactions: { sector: 'Lender', operatorName: 'Operator', draft: false },
      reconcileRepayments: { draft: false },
    },
  },
  parameters: { lending: { customerPartnerId: 'cp_kwame' } },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const actions = await canvas.findByRole('region', { name: 'Quick actions', busy: false })
    await within(actions).findByRole('button', { name: 'Report a repayment' })
    const names = within(actions)
      .getAllByRole('button')
      .map((button) => button.textContent ?? '')
    await expect(names).toHaveLength(5)
    for (const name of names) {
      await userEvent.click(within(actions).getByRole('button', { name }))
      const panel = canvasElement.querySelector('[data-ol-part="LendingDashboard.panel"]')
      await waitFor(() => expect(panel?.querySelector('[aria-busy]')).toBeNull())
      await expect(panel?.querySelector('h3')).toBeVisible()
      await expect(panel).toHaveFocus()
      await userEvent.click(canvas.getByRole('button', { name: 'Back to Home' }))
      await expect(within(actions).getByRole('button', { name })).toHaveFocus()
    }
    await expect(args.onAction).not.toHaveBeenCalled()
  },
}

/** A page of a host whose staff act for several partners. */
function TwoPartners(props: LendingDashboardProps): ReactNode {
  const [partner, setPartner] = useState('cp_adaeze')
  return (
    <>
      <button type="button" onClick={() => setPartner('cp_kwame')}>
        Kwame Logistics
      </button>
      <LendingDashboard {...props} customerPartnerId={partner} />
    </>
  )
}

/** T90: what is open for one partner is not open for the next. */
export const AnotherPartner: Story = {
  args: AFormInside.args ?? {},
  render: (args) => <TwoPartners {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw' }))
    await expect(await canvas.findByLabelText('Account number')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Kwame Logistics' }))
    await expect(await canvas.findByText('GCB Bank Limited')).toBeVisible()
    await expect(canvas.queryByLabelText('Account number')).toBeNull()
  },
}

/** The host's own words around and inside. */
export const OwnSlots: Story = {
  args: {
    renderHeader: ({ state }) => <p>You stand at: {state ?? 'not known yet'}</p>,
    renderEmpty: () => <p>Call us, and we get you a limit within a day.</p>,
    renderFooter: () => <p>Harbour Pay is licensed by nobody in particular.</p>,
  },
  parameters: { lending: { scenario: 'newPartner' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You stand at: noLimit')).toBeVisible()
    await expect(canvas.getByText(/within a day/)).toBeVisible()
    await expect(canvas.getByText(/licensed by/)).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Get a credit limit' })).toBeNull()
  },
}

/** What a partner owes and what its client has paid are two things with two names. */
export const HowItIsRepaidInside: Story = {
  args: { inline: { howToRepay: {} } },
  parameters: { lending: { scenario: 'withActiveDrawdown' } },
  play: async ({ canvas, args, userEvent }) => {
    const card = await canvas.findByRole('region', { name: 'Active drawdown', busy: false })
    await userEvent.click(await within(card).findByRole('button', { name: 'How to repay' }))
    const panel = await canvas.findByRole('region', { name: 'How to repay', busy: false })
    await expect(await within(panel).findByText('5400 128 767')).toBeVisible()
    await expect(args.onAction).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Home' }))
    const actions = within(canvas.getByRole('region', { name: 'Quick actions' }))
    await expect(actions.getByRole('button', { name: 'How to repay' })).toBeVisible()
    await userEvent.click(actions.getByRole('button', { name: 'Report a repayment' }))
    await expect(args.onAction).toHaveBeenCalledWith('reconcileRepayments')
  },
}

/** One screen of a phone: the debt with its two next actions, the limit, the latest operations. */
export const Compact: Story = {
  args: { variant: 'compact' },
  parameters: { lending: { scenario: 'withActiveDrawdown', prepare: sentAndFailed } },
  play: async ({ canvas, args, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: 'Active drawdown', busy: false }))
    await userEvent.click(await card.findByRole('button', { name: 'Withdraw' }))
    await expect(args.onAction).toHaveBeenCalledWith('withdraw')
    await expect(card.queryByText('Amount drawn')).toBeNull()
    await expect(canvas.queryByRole('region', { name: 'Quick actions' })).toBeNull()
    await expect(canvas.queryByRole('region', { name: 'Lockbox account' })).toBeNull()
  },
}
