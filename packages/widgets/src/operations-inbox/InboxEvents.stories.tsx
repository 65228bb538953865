import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { openRow } from '../../stories/openRow.ts'
import { sendTransactions } from '../../stories/sendTransactions.ts'
import { sendWithdrawal } from '../../stories/sendWithdrawal.ts'
import type { StoryWorld } from '../../stories/StoryWorld.ts'
import { getWorld } from '../../stories/getWorld.ts'
import { OperationsInbox } from './OperationsInbox.tsx'

const meta = { title: 'Tests/Operators/OperationsInbox messages', component: OperationsInbox } satisfies Meta<
  typeof OperationsInbox
>

export default meta

type Story = StoryObj<typeof meta>

/** An event that names no partner, beside the withdrawal that it may be about. */
const unnamed = {
  prepare: async (world: StoryWorld) => {
    world.sandbox.webhooks.misbehave({ mode: 'nameless', times: 1 })
    await sendWithdrawal(world, { amount: '12500', accountNumber: '3344556677' })
    await world.sandbox.advance(4_000)
  },
}

/** The same, and the message tells another amount than the withdrawal has. */
const unlike = {
  prepare: async (world: StoryWorld) => {
    world.sandbox.webhooks.misbehave({ mode: 'never', times: 1 })
    await sendWithdrawal(world, { amount: '12500', accountNumber: '3344556677' })
    const told = { kind: 'withdraw', outcome: 'failed', message: 'No such account' } as const
    const facts = { customerPartnerId: world.customerPartnerId, amount: '12000', destinationEnd: '6677' }
    world.relay.holdEvent({ id: 'evt_unlike', why: 'unmatched', ...told, ...facts })
  },
}

/** Every reason for which an event waits, and one unsigned event. */
export const EveryEvent: Story = {
  parameters: {
    lending: {
      prepare: async (world: StoryWorld) => {
        const told = {
          kind: 'withdraw',
          outcome: 'succeeded',
          amount: '12500',
          destinationEnd: '6677',
        } as const
        const reasons = ['unmatched', 'ambiguous', 'quarantined', 'unconfirmed'] as const
        for (const why of reasons) world.relay.holdEvent({ id: `evt_${why}`, why, ...told })
        const body = '{"event":"withdrawal.done","data":{"reference":"TRF-0000000000000000000000000001"}}'
        world.relay.holdEvent({ id: 'evt_unparsed', why: 'unparsed', signed: false, body })
        world.relay.holdEvent({ id: 'evt_altered', why: 'altered', body: '{}' })
        world.relay.holdEvent({ id: 'evt_way', why: 'unread', body: '{"event":"withdrawal.pending"}' })
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Several requests fit it.')).toBeVisible()
    await expect(canvas.queryByText('Nothing final in it.')).toBeNull()
    await userEvent.selectOptions(canvas.getByLabelText('Show'), 'No final status')
    await expect(await canvas.findByText('Nothing final in it.')).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Show'), 'Dismissed')
    await expect(await canvas.findByText('No such message.')).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Show'), 'Waiting for an operator')
    const [unread] = await canvas.findAllByRole('button', { name: 'Unreadable message' })
    await userEvent.click(unread as HTMLElement)
    await expect(await screen.findByText('What was received')).toBeInTheDocument()
  },
}

export const AssignsAnEvent: Story = {
  tags: ['needs-browser'],
  parameters: { lending: unnamed },
  play: async ({ canvas, userEvent, loaded }) => {
    await openRow({ canvas, userEvent })
    await userEvent.click(await screen.findByRole('button', { name: 'Assign to a request' }))
    const request = await screen.findByRole('group', { name: 'Which request?' })
    await expect(within(request).getAllByRole('radio')[0]).toHaveFocus()
    await expect(within(request).getByText('Same amount')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Assign' }))
    await expect(screen.getByText('Choose a request.')).toBeVisible()
    await userEvent.click(within(request).getAllByRole('radio')[0] ?? request)
    await userEvent.click(screen.getByRole('button', { name: 'Assign' }))
    await expect(await screen.findByText(/^The message is assigned to WD-.*\.$/)).toBeVisible()
    await expect(await screen.findByText('No message waits.')).toBeVisible()
    await expect(getWorld(loaded).relay.operations()[0]).toMatchObject({
      ...{ state: 'succeeded', matched: 'assigned' },
    })
  },
}

/** What the message says and what the request says now, before it can be forced. */
export const Conflict: Story = {
  parameters: { lending: unlike },
  play: async ({ canvas, userEvent, loaded }) => {
    await openRow({ canvas, userEvent })
    await userEvent.click(await screen.findByRole('button', { name: 'Assign to a request' }))
    const request = await screen.findByRole('group', { name: 'Which request?' })
    await userEvent.click(within(request).getAllByRole('radio')[0] ?? request)
    await userEvent.click(screen.getByRole('button', { name: 'Assign' }))
    await expect(await screen.findByText('Message and request do not agree')).toBeVisible()
    await expect(screen.getByText('They differ in: Amount.')).toBeVisible()
    await expect(screen.getByText('Accepted')).toBeVisible()
    await expect(getWorld(loaded).relay.operations()[0]?.state).toBe('accepted')
  },
}

export const ConflictForced: Story = {
  ...Conflict,
  play: async (context) => {
    await Conflict.play?.(context)
    const { userEvent, loaded } = context
    await userEvent.click(screen.getByRole('button', { name: 'Assign anyway' }))
    await expect(await screen.findByText(/^The message is assigned to WD-.*\.$/)).toBeVisible()
    await expect(getWorld(loaded).relay.operations()[0]).toMatchObject({
      ...{ state: 'failed', matched: 'assigned' },
    })
  },
}

/** About a transaction that is not in the set: that cannot be forced. */
export const ConflictThatStays: Story = {
  parameters: {
    lending: {
      prepare: async (world: StoryWorld) => {
        await sendTransactions(world, ['TX-1'])
        const told = { kind: 'registerTransactions', outcome: 'failed', amount: '10' } as const
        world.relay.holdEvent({ id: 'evt_row', why: 'unmatched', ...told, transactionReference: 'TX-OTHER' })
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await openRow({ canvas, userEvent }, /^Transactions/)
    await userEvent.click(await screen.findByRole('button', { name: 'Assign to a request' }))
    const request = await screen.findByRole('group', { name: 'Which request?' })
    await userEvent.click(within(request).getAllByRole('radio')[0] ?? request)
    await userEvent.click(screen.getByRole('button', { name: 'Assign' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Assign anyway' }))
    await expect(await screen.findByText(/^Nothing was changed. Another type/)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Assign anyway' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Choose another request' }))
    const again = await screen.findByRole('group', { name: 'Which request?' })
    await expect(within(again).getAllByRole('radio')[0]).not.toBeChecked()
  },
}

/** The relay could not read it: the operator says what it tells. */
export const AssignsAnUnreadEvent: Story = {
  parameters: {
    lending: {
      prepare: async (world: StoryWorld) => {
        world.sandbox.faults.add({ endpoint: 'withdraw', fault: 'reset' })
        await sendWithdrawal(world)
        world.relay.holdEvent({ id: 'evt_unparsed', why: 'unparsed', body: '{"done":false}' })
      },
    },
  },
  play: async ({ canvas, userEvent, loaded }) => {
    await openRow({ canvas, userEvent }, /^Unreadable/)
    await userEvent.click(await screen.findByRole('button', { name: 'Assign to a request' }))
    const request = await screen.findByRole('group', { name: 'Which request?' })
    await userEvent.click(within(request).getAllByRole('radio')[0] ?? request)
    await userEvent.click(screen.getByRole('button', { name: 'Assign' }))
    await expect(screen.getByText('Choose what happened.')).toBeVisible()
    const told = screen.getByLabelText('What does it say?')
    await userEvent.selectOptions(told, 'It was not done')
    await userEvent.click(screen.getByRole('button', { name: 'Assign' }))
    await expect(await screen.findByText(/^The message is assigned to/)).toBeVisible()
    await expect(getWorld(loaded).relay.operations()[0]?.state).toBe('failed')
  },
}

export const DismissesAnEvent: Story = {
  tags: ['needs-browser'],
  parameters: { lending: unnamed },
  play: async ({ canvas, userEvent }) => {
    await openRow({ canvas, userEvent })
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
    const reason = screen.getByLabelText(/Why dismiss it/)
    await expect(reason).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss the message' }))
    await expect(screen.getByText('Say why.')).toBeVisible()
    await userEvent.type(reason, 'Told of another host')
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss the message' }))
    await expect(await screen.findByText('The message is dismissed.')).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('Show'), 'Dismissed')
    await openRow({ canvas, userEvent })
    await expect(await screen.findByText(/^Dismissed by user_harbour/)).toBeVisible()
    await expect(screen.getByText('“Told of another host”')).toBeVisible()
  },
}

export const ReadsMessagesAgain: Story = {
  parameters: { lending: unnamed },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Read again' }))
    await expect(await screen.findByText('Messages read again: 1.')).toBeVisible()
  },
}

const amounts = ['12500.03', '100.03', '200.03', '300.03', '400.03'] as const

/** More requests than are put beside the message: those that fit least are in a list. */
export const ProposalsSideBySide: Story = {
  parameters: {
    lending: {
      width: 'wide',
      prepare: async (world: StoryWorld) => {
        for (const [at, amount] of amounts.entries())
          await sendWithdrawal(world, { amount, accountNumber: `334455667${at}` })
        const told = {
          kind: 'withdraw',
          outcome: 'succeeded',
          amount: '12500.03',
          destinationEnd: '6670',
        } as const
        world.relay.holdEvent({
          id: 'evt_one',
          why: 'unmatched',
          ...told,
          customerPartnerId: world.customerPartnerId,
        })
      },
    },
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await openRow({ canvas, userEvent })
    await userEvent.click(await screen.findByRole('button', { name: 'Assign to a request' }))
    const request = within(await screen.findByRole('group', { name: 'Which request?' }))
    await expect(request.getAllByRole('radio')).toHaveLength(3)
    await expect(
      request.getByRole('radio', { name: /^12,500\.03.*Same amount.*Same business/ }),
    ).toBeVisible()
    await expect(request.getAllByText('Another amount')).toHaveLength(2)
    const others = screen.getByLabelText('Or another request')
    await userEvent.selectOptions(others, within(others).getAllByRole('option')[1] ?? '')
    await expect(request.queryAllByRole('radio', { checked: true })).toHaveLength(0)
  },
}
