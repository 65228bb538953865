import { callEndpoint } from '@onlend/core'
import { listAttention } from '@onlend/core/relay'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sendWithdrawal } from '../../stories/sendWithdrawal.ts'
import type { StoryWorld } from '../../stories/StoryWorld.ts'
import { getWorld } from '../../stories/getWorld.ts'
import { OperationStatus } from './OperationStatus.tsx'

/** A result that came back, contradicts another, fits two, or was found out by an operator. */
const meta = {
  title: 'Tests/Withdrawal/When the result is in doubt',
  component: OperationStatus,
  args: { operationId: 'the newest' },
  render: (args, { loaded }) => {
    const newest = getWorld(loaded).relay.operations()[0]?.id
    return (
      <OperationStatus
        {...args}
        operationId={newest ?? args.operationId}
        institutionName="Guaranty Trust Bank"
      />
    )
  },
} satisfies Meta<typeof OperationStatus>

export default meta

type Story = StoryObj<typeof meta>

/** Two equal withdrawals, the second confirmed, of which the service has told the end of one. */
const twoEqual = {
  prepare: async (world: StoryWorld) => {
    await sendWithdrawal(world, { amount: '50000.01' })
    await world.sandbox.advance(2_000)
    const confirmDuplicate = world.relay.operations()[0]?.id ?? ''
    await sendWithdrawal(world, { amount: '50000.01', confirmDuplicate })
  },
}

export const OneOfTwoEqual: Story = {
  parameters: { lending: twoEqual },
  play: async ({ canvas, loaded, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Request received' })
    await getWorld(loaded).sandbox.advance(1_500)
    const told = await canvas.findAllByText(
      'One of two equal withdrawals was confirmed; we do not know which.',
    )
    // Beside the state, and on the receipt.
    await expect(told).toHaveLength(2)
    await expect(canvas.getByRole('heading', { name: 'Request received' })).toBeVisible()
    await getWorld(loaded).sandbox.advance(3_000)
    await expect(await canvas.findByRole('heading', { name: 'Money withdrawn' })).toBeVisible()
    // How it is known is the operators' concern.
    await expect(canvas.getByText('The lender signed this result.')).not.toBeVisible()
    await userEvent.click(canvas.getByText('Details'))
    await expect(canvas.getByText(/by amount, destination and time/)).toBeVisible()
    await expect(canvas.getByText('The lender signed this result.')).toBeVisible()
    await expect(canvas.queryByText(/One of two equal/)).toBeNull()
  },
}

const settled = (...told: Parameters<StoryWorld['relay']['tell']>[1][]) => ({
  prepare: async (world: StoryWorld) => {
    const id = await sendWithdrawal(world, { amount: '50000.03' })
    await world.sandbox.advance(1_000)
    for (const event of told) {
      world.relay.tell(id, event)
      await world.sandbox.advance(60_000)
    }
  },
})

/** It was sent, and it came back: the receipt proves no payment. */
export const Reversed: Story = {
  beforeEach: canShare,
  parameters: {
    lending: settled({ outcome: 'succeeded' }, { outcome: 'reversed', message: 'Returned by the bank' }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'The money came back' })).toBeVisible()
    await expect(canvas.getByText('Not a proof of payment.')).toBeVisible()
    await expect(await canvas.findByText(/Returned by the bank/)).toBeVisible()
    await userEvent.click(canvas.getByText('Details'))
    await expect(canvas.getByText('Came back')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    const [{ text }] = share.mock.calls[0] ?? [{ text: '' }]
    await expect(text).toMatch(/^The money came back[\s\S]*Not a proof of payment/)
  },
}

const share = fn<(shared: { text: string }) => Promise<void>>()

/** As a phone can, for the length of a story. */
function canShare(): () => void {
  share.mockReset().mockResolvedValue(undefined)
  const before = Object.getOwnPropertyDescriptor(navigator, 'share')
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  return () => {
    if (before) Object.defineProperty(navigator, 'share', before)
    else Reflect.deleteProperty(navigator, 'share')
  }
}

/** Two messages that cannot both be true: nothing is claimed, and whatever is shared says so. */
export const Conflict: Story = {
  beforeEach: canShare,
  parameters: {
    lending: settled({ outcome: 'succeeded' }, { outcome: 'failed', message: 'No such account' }),
  },
  play: async ({ canvas, userEvent }) => {
    const title = 'The lender said two different things'
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible()
    await expect(canvas.getByText(/We do not know which is true. Do not send it again/)).toBeVisible()
    await expect(await canvas.findByText(/The lender said: not done.*No such account/)).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Money withdrawn' })).toBeNull()
    await expect(canvas.getByText('Not a proof of payment.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    const [{ text }] = share.mock.calls[0] ?? [{ text: '' }]
    await expect(text).toMatch(/said two different things[\s\S]*Not a proof of payment/)
  },
}

const evidence = { text: 'Not on the bank statement of 21 November', reference: 'ST-1121' }

/** The outcome was not known until an operator resolved it: the person who sent it reads the evidence. */
export const Resolved: Story = {
  parameters: {
    lending: {
      faults: [{ endpoint: 'withdraw', fault: 'reset' }],
      prepare: async (world: StoryWorld) => {
        const id = await sendWithdrawal(world)
        world.relay.resolve(id, { outcome: 'failed', evidence }, 'op_ife')
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Withdrawal failed' })).toBeVisible()
    await expect(canvas.getByText('An operator recorded the result.')).toBeVisible()
    await expect(canvas.queryByText(/The lender said that no money was withdrawn/)).toBeNull()
    await expect(await canvas.findByText(/Resolved by op_ife, with evidence/)).toBeVisible()
    await expect(canvas.getByText(/Not on the bank statement of 21 November/)).toBeVisible()
  },
}

const line = {
  ...{ digest: 'Zm9yLWV2aWRlbmNlLWxpbm', fileDigest: 'ab'.repeat(32) },
  ...{ day: '2026-05-03', amount: '50000', line: 12 },
} as const

/** Its answer was lost and no event came: two operators found it on the account's statement. */
export const ResolvedOnAStatement: Story = {
  parameters: {
    lending: {
      relay: { fourEyes: true },
      faults: [{ endpoint: 'withdraw', fault: 'reset' }],
      prepare: async (world: StoryWorld) => {
        const id = await sendWithdrawal(world)
        world.relay.resolve(
          id,
          { outcome: 'succeeded', evidence: { text: 'Seen on the line', line } },
          'Hana',
        )
        const attention = await callEndpoint(world.client, listAttention, {})
        world.relay.resolve(id, { confirms: attention[0]?.proposal?.id ?? '' }, 'Femi')
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Money withdrawn' })).toBeVisible()
    await expect(
      await canvas.findByText(/^Line 12 of the statement of .*, by Hana and Femi\.$/),
    ).toBeVisible()
  },
}

/** An address from before the ledger came back from a backup: it is not said that nothing was sent. */
export const FromBeforeABackup: Story = {
  args: { operationId: 'op-of-before' },
  parameters: { lending: { prepare: async ({ relay }: StoryWorld) => relay.restoreLedger() } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'We could not confirm your request' }),
    ).toBeVisible()
    await expect(canvas.getByText(/we cannot say whether this was sent. Do not send it again/)).toBeVisible()
    await expect(canvas.queryByText('Nothing was sent.')).toBeNull()
  },
}
