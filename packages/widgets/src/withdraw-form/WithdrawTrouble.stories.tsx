import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { sendWithdrawal } from '../../stories/sendWithdrawal.ts'
import type { StoryWorld } from '../../stories/StoryWorld.ts'
import { storyPageContext } from '../../stories/storyPageContext.ts'
import { getWorld } from '../../stories/getWorld.ts'
import { WithdrawForm } from './WithdrawForm.tsx'
import { type ReactNode, useState } from 'react'

/** What a person reads when the service is in trouble: what is so, and nothing that is not. */
const meta = {
  title: 'Tests/Withdrawal/WithdrawTrouble',
  component: WithdrawForm,
  args: {
    ...{ country: 'nigeria', currency: 'NGN', balance: '1250000', bankPresentation: 'list' },
    defaultValues: storyPageContext.filled,
  },
} satisfies Meta<typeof WithdrawForm>

export default meta

type Story = StoryObj<typeof meta>

/** The service refused the installation's key: waiting does not help, and none of the words are the service's. */
export const KeyRefused: Story = {
  parameters: { lending: { faults: [{ endpoint: 'withdraw', fault: '401' }] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await storyPageContext.confirm({ canvasElement, userEvent })
    const notice = await canvas.findByRole('alert')
    await expect(notice).toHaveTextContent('Give its makers the request ID')
    await expect(notice).toHaveTextContent('req_double')
    await expect(notice).not.toHaveTextContent('The lender said')
    await expect(notice).not.toHaveTextContent('busy')
  },
}

/** An answer that decides nothing is not the same as no answer. */
export const AnsweredWithAnError: Story = {
  parameters: { lending: { faults: [{ endpoint: 'withdraw', fault: '500' }] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await storyPageContext.confirm({ canvasElement, userEvent })
    await canvas.findByRole('heading', { name: 'We could not confirm your withdrawal' })
    await expect(await canvas.findByText(/The lender answered with an error/)).toBeVisible()
    await userEvent.click(canvas.getByText('Details'))
    const steps = await canvas.findByRole('list')
    await expect(within(steps).getByText('Error')).toBeVisible()
    await expect(canvas.queryByText(/No answer came/)).toBeNull()
  },
}

/** An answer that says nothing is no error of the lender. */
export const AnsweredUnreadably: Story = {
  parameters: { lending: { faults: [{ endpoint: 'withdraw', fault: 'empty-200' }] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await storyPageContext.confirm({ canvasElement, userEvent })
    await canvas.findByRole('heading', { name: 'We could not confirm your withdrawal' })
    await expect(await canvas.findByText(/We could not read the answer/)).toBeVisible()
    await userEvent.click(canvas.getByText('Details'))
    const steps = await canvas.findByRole('list')
    await expect(within(steps).getByText('Unreadable answer')).toBeVisible()
    await expect(canvas.queryByText(/error|got no answer/)).toBeNull()
  },
}

const rule = { above: '1000' } as const

/** Above a limit of the host: the limit, and what is left of it. */
export const AboveALimit: Story = {
  parameters: {
    lending: {
      relay: { spendingControls: { currency: 'NGN', withdraw: { perPersonAndDay: '60000' } } },
      prepare: async (world: StoryWorld) => {
        await sendWithdrawal(world, { amount: '20000', accountNumber: '0099887766' })
      },
    },
  },
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await storyPageContext.confirm({ canvasElement, userEvent })
    const notice = await canvas.findByRole('alert')
    await waitFor(() => expect(notice).toHaveTextContent('At most ₦60,000 a person a day'))
    await expect(notice).toHaveTextContent('₦40,000 left')
    await expect(notice).toHaveTextContent('Ask again from')
    await expect(
      getWorld(loaded).sandbox.calls.filter(({ endpoint }) => endpoint === 'withdraw'),
    ).toHaveLength(1)
  },
}

/** The rules stand under the amount before any of them refuses. */
export const RulesBeforeTheyRefuse: Story = {
  parameters: {
    lending: {
      relay: {
        spendingControls: {
          currency: 'NGN',
          withdraw: {
            ...{ perOperation: '40000', perPersonAndDay: '50000', perPartnerAndDay: '90000' },
            ...{ newDestination: { coolingOff: 10_000 }, approval: { above: '10000' } },
          },
        },
      },
      prepare: async (world: StoryWorld) => {
        await sendWithdrawal(world, { amount: '9000' })
        await world.sandbox.advance(10_000)
        await sendWithdrawal(world, { amount: '9000' })
      },
    },
  },
  play: async ({ canvas }) => {
    const limits = within(await canvas.findByRole('list', { name: 'Your limits' }))
    await expect(limits.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'At most ₦40,000 at once.',
      '₦41,000 of your ₦50,000 a day is left.',
      '₦81,000 of ₦90,000 a day left for this business.',
      'Above ₦10,000: a second person approves.',
      'First payment to a new recipient: held for 10 seconds.',
    ])
  },
}

/** A hold is no refusal: the button counts down, without a number to quote, and comes back. */
export const NewDestination: Story = {
  parameters: {
    lending: {
      relay: { spendingControls: { currency: 'NGN', withdraw: { newDestination: { coolingOff: 10_000 } } } },
    },
  },
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await storyPageContext.confirm({ canvasElement, userEvent })
    const notice = await canvas.findByRole('alert')
    await waitFor(() => expect(notice).toHaveTextContent('money can be sent from'))
    await expect(notice).toHaveAttribute('data-ol-tone', 'info')
    await expect(notice).not.toHaveTextContent('req_')
    const button = await canvas.findByRole('button', { name: /^Ready in \d+ seconds?$/ })
    await userEvent.click(button)
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await getWorld(loaded).sandbox.advance(10_000)
    await expect(await canvas.findByRole('button', { name: 'Check' }, { timeout: 3_000 })).toBe(button)
    await userEvent.click(await storyPageContext.review({ canvasElement, userEvent }))
    await expect(await canvas.findByRole('heading', { name: 'Request received' })).toBeVisible()
  },
}

/** The extra check was not finished: nothing was sent, and confirming asks for it again. */
export const ProofCancelled: Story = {
  parameters: {
    lending: { relay: { spendingControls: { currency: 'NGN', withdraw: { stepUp: rule } } } },
  },
  play: async ({ canvasElement, userEvent, loaded }) => {
    await storyPageContext.confirm({ canvasElement, userEvent })
    const notice = await screen.findByRole('alert')
    await waitFor(() => expect(notice).toHaveTextContent('The check was not completed'))
    await expect(notice).toHaveTextContent('Nothing was sent')
    await expect(
      getWorld(loaded).sandbox.calls.filter(({ endpoint }) => endpoint === 'withdraw'),
    ).toHaveLength(0)
  },
}

/** It waits for a second person, which is no failure; then it says what they decided. */
export const WaitsForASecondPerson: Story = {
  parameters: {
    lending: { relay: { spendingControls: { currency: 'NGN', withdraw: { approval: rule } } } },
  },
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await storyPageContext.confirm({ canvasElement, userEvent })
    await expect(await canvas.findByRole('heading', { name: 'Waiting for a second person' })).toBeVisible()
    await expect(await canvas.findByText(/^Harbour Finance asked/)).toBeVisible()
    await expect(canvas.getByText(/Nothing has been sent yet/)).toBeVisible()
    const { relay } = getWorld(loaded)
    const id = relay.operations()[0]?.id ?? ''
    await relay.decide(id, {
      decision: 'refused',
      by: 'user_olu',
      byName: 'Olu Ade',
      reason: 'Not this week',
    })
    await expect(await canvas.findByText(/^Refused by Olu Ade.*Nothing was sent\.$/)).toBeVisible()
    await expect(canvas.getByText(/Not this week/)).toBeVisible()
    await expect(
      getWorld(loaded).sandbox.calls.filter(({ endpoint }) => endpoint === 'withdraw'),
    ).toHaveLength(0)
  },
}

/** A form that can be taken off the page and put back, as a reload or the back button would. */
function Reloadable(): ReactNode {
  const [loads, setLoads] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setLoads(loads + 1)}>
        Reload
      </button>
      <WithdrawForm key={loads} country="nigeria" currency="NGN" defaultValues={storyPageContext.filled} />
    </>
  )
}

export const ReloadedWhileItIsBeingSent: Story = {
  render: () => <Reloadable />,
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const { relay, sandbox } = getWorld(loaded)
    const release = relay.holdWrites()
    await storyPageContext.confirm({ canvasElement, userEvent })
    await screen.findByText('Sending. Keep this page open.', { selector: '[role="status"]' })
    // The dialog covers the page; a reload asks no question.
    canvas.getByText('Reload').click()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    release()
    await expect(await canvas.findByRole('heading', { name: 'Request received' })).toBeVisible()
    await expect(sandbox.calls.filter(({ endpoint }) => endpoint === 'withdraw')).toHaveLength(1)
  },
}

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
