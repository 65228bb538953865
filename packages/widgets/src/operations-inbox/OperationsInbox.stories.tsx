import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { openRow } from '../../stories/openRow.ts'
import { sendWithdrawal } from '../../stories/sendWithdrawal.ts'
import type { StoryWorld } from '../../stories/StoryWorld.ts'
import { getWorld } from '../../stories/getWorld.ts'
import { OperationsInbox } from './OperationsInbox.tsx'

const meta = { title: 'Widgets/Operate/OperationsInbox', component: OperationsInbox } satisfies Meta<
  typeof OperationsInbox
>

export default meta

type Story = StoryObj<typeof meta>

const evidence = { text: 'Not on the bank statement of 21 November', reference: 'ST-1121' }

async function lose(world: StoryWorld, accountNumber = '0123456789'): Promise<string> {
  world.sandbox.faults.add({ endpoint: 'withdraw', fault: 'reset' })
  return sendWithdrawal(world, { accountNumber })
}

const oneLost = {
  prepare: async (world: StoryWorld) => {
    await lose(world)
  },
}

/** Sent without an answer, no news for too long, and contradicted; below, a message that fits none of them. */
export const EveryReason: Story = {
  name: 'Exceptions, webhooks, back office',
  tags: ['needs-browser'],
  parameters: {
    lending: {
      prepare: async (world: StoryWorld) => {
        await sendWithdrawal(world, { amount: '7000.03', accountNumber: '0099887766' })
        await world.sandbox.advance(3_600_000)
        const doubt = await sendWithdrawal(world, { amount: '9000.03', accountNumber: '2233445566' })
        world.relay.tell(doubt, { outcome: 'succeeded' })
        world.relay.tell(doubt, { outcome: 'failed', message: 'No such account' })
        await lose(world)
        world.sandbox.webhooks.misbehave({ mode: 'nameless', times: 1 })
        await sendWithdrawal(world, { amount: '12500', accountNumber: '3344556677' })
        await world.sandbox.advance(4_000)
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    for (const why of ['No news', 'Two different answers', 'No answer'])
      await expect(await canvas.findByText(why)).toBeVisible()
    await expect(await canvas.findByText('No request fits it.')).toBeVisible()
    const contradicted = canvas.getByRole('row', { name: /Two different answers/ })
    await userEvent.click(within(contradicted).getByRole('button'))
    const sheet = within(await screen.findByRole('dialog'))
    await expect(await sheet.findByText(/No such account/)).toBeVisible()
  },
}

export const ResolvesOnEvidence: Story = {
  tags: ['needs-browser'],
  parameters: { lending: oneLost },
  play: async ({ canvas, userEvent, loaded }) => {
    await openRow({ canvas, userEvent })
    const { relay } = getWorld(loaded)
    await userEvent.click(await screen.findByRole('button', { name: /^Resolve WD-|^Resolve OL-/ }))
    await expect(screen.getByLabelText('What happened?')).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Record the result' }))
    await expect(screen.getByText('Choose what happened.')).toBeVisible()
    await expect(screen.getByText('Say what shows it.')).toBeVisible()
    await expect(relay.operations()[0]?.state).toBe('unknown')
    await userEvent.selectOptions(screen.getByLabelText('What happened?'), 'It was not done')
    await userEvent.type(screen.getByLabelText('What shows it?'), evidence.text)
    await userEvent.type(screen.getByLabelText(/Its reference/), evidence.reference)
    await userEvent.click(screen.getByRole('button', { name: 'Record the result' }))
    await expect(await screen.findByText(/^The result of .* is recorded\.$/)).toBeVisible()
    await expect(await screen.findByText('No request needs you')).toBeVisible()
    await expect(relay.operations()[0]).toMatchObject({
      ...{ state: 'failed', matched: 'resolved' },
      resolution: { evidence, by: 'user_harbour', confirmedBy: null },
    })
  },
}

/** What one operator says is a proposal, and not theirs to confirm. */
export const OwnProposal: Story = {
  parameters: { lending: { ...oneLost, relay: { fourEyes: true } } },
  play: async ({ canvas, userEvent, loaded }) => {
    await openRow({ canvas, userEvent })
    await userEvent.click(await screen.findByRole('button', { name: /^Resolve / }))
    await userEvent.selectOptions(screen.getByLabelText('What happened?'), 'It was done')
    await userEvent.type(screen.getByLabelText('What shows it?'), 'Seen at the bank')
    await userEvent.click(screen.getByRole('button', { name: 'Record the result' }))
    await expect(await screen.findByText('Waits for a second operator')).toBeVisible()
    await openRow({ canvas, userEvent })
    await expect(screen.getByText('You proposed this. Another operator confirms.')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Confirm this result' })).toBeNull()
    // The form has done its work: left open, it would ask for the same again.
    await expect(screen.queryByRole('button', { name: 'Record the result' })).toBeNull()
    await expect(screen.getByRole('button', { name: 'Propose another result' })).toBeVisible()
    await expect(getWorld(loaded).relay.operations()[0]?.state).toBe('unknown')
  },
}

const proposedByIfe = {
  relay: { fourEyes: true },
  prepare: async (world: StoryWorld) => {
    world.relay.resolve(await lose(world), { outcome: 'failed', evidence }, 'op_ife')
  },
}

/** Another operator sees the evidence and confirms it, or proposes something else. */
export const SecondOperator: Story = {
  parameters: { lending: proposedByIfe },
  play: async ({ canvas, userEvent, loaded }) => {
    await openRow({ canvas, userEvent })
    const proposal = await screen.findByText(/Proposed by op_ife.*It was not done/)
    await expect(proposal).toBeVisible()
    await expect(screen.getByText(/Not on the bank statement/)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Propose another result' })).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm this result' }))
    await expect(await screen.findByText('No request needs you')).toBeVisible()
    await expect(getWorld(loaded).relay.operations()[0]).toMatchObject({
      ...{ state: 'failed', resolution: { by: 'op_ife', confirmedBy: 'user_harbour' } },
    })
  },
}

/** A message came in between: what was seen is not what would be confirmed. */
export const ChangedInBetween: Story = {
  parameters: { lending: proposedByIfe },
  play: async ({ canvas, userEvent, loaded }) => {
    await openRow({ canvas, userEvent })
    const { relay } = getWorld(loaded)
    const confirm = await screen.findByRole('button', { name: 'Confirm this result' })
    const id = relay.operations()[0]?.id ?? ''
    relay.resolve(id, { outcome: 'succeeded', evidence: { text: 'Seen at the bank' } }, 'op_olu')
    await userEvent.click(confirm)
    await expect(await screen.findByText(/It has changed/)).toBeVisible()
    await expect(relay.operations()[0]?.state).toBe('unknown')
    await expect(await screen.findByText(/Proposed by op_olu.*It was done/)).toBeVisible()
  },
}

/** A success can only be undone. */
export const UndoneSuccess: Story = {
  parameters: {
    lending: {
      relay: { fourEyes: true },
      prepare: async (world: StoryWorld) => {
        const id = await sendWithdrawal(world)
        world.relay.tell(id, { outcome: 'succeeded' })
        world.relay.resolve(id, { outcome: 'reversed', evidence }, 'op_ife')
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await openRow({ canvas, userEvent })
    await userEvent.click(await screen.findByRole('button', { name: 'Propose another result' }))
    const options = within(screen.getByLabelText('What happened?')).getAllByRole('option')
    await expect(options.map((option) => option.textContent)).toEqual([
      'Choose',
      'Done, and the money came back',
    ])
  },
}

export const Nothing: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No request needs you')).toBeVisible()
  },
}

export const AnswerLost: Story = {
  parameters: { lending: oneLost },
  play: async ({ canvas, userEvent, loaded }) => {
    await openRow({ canvas, userEvent })
    await userEvent.click(await screen.findByRole('button', { name: /^Resolve / }))
    await userEvent.selectOptions(screen.getByLabelText('What happened?'), 'It was done')
    await userEvent.type(screen.getByLabelText('What shows it?'), 'Seen at the bank')
    getWorld(loaded).relay.breakLine('before')
    await userEvent.click(screen.getByRole('button', { name: 'Record the result' }))
    await expect(await screen.findByText(/We do not know whether this was recorded/)).toBeVisible()
    await expect(screen.getByLabelText('What shows it?')).toHaveValue('Seen at the bank')
  },
}
