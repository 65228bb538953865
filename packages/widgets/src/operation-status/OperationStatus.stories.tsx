import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sendDrawdownRequest } from '../../stories/sendDrawdownRequest.ts'
import { sendTransactions } from '../../stories/sendTransactions.ts'
import { sendWithdrawal } from '../../stories/sendWithdrawal.ts'
import type { StoryWorld } from '../../stories/StoryWorld.ts'
import { getWorld } from '../../stories/getWorld.ts'
import { OperationStatus } from './OperationStatus.tsx'

const meta = {
  title: 'Widgets/Pay out/OperationStatus',
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

const sent = (amount: '50000.01' | '50000.02' | '50000.03') => ({
  prepare: async (world: StoryWorld) => {
    await sendWithdrawal(world, { amount })
  },
})

export const AcceptedThenSettled: Story = {
  name: 'Payment status, receipt, tracking',
  parameters: { lending: sent('50000.01') },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('heading', { name: 'Request received' })).toBeVisible()
    await expect(canvas.getByText(/Not a proof of payment/)).toBeVisible()
    await getWorld(loaded).sandbox.advance(4_000)
    await expect(await canvas.findByRole('heading', { name: 'Money withdrawn' })).toBeVisible()
  },
}

/** As after a reload: nothing but the record knows the name that stood beside the code. */
export const NameFromTheRecord: Story = {
  parameters: {
    lending: {
      prepare: async (world: StoryWorld) => {
        await sendWithdrawal(world, { amount: '50000.03', bankName: 'Guaranty Trust Bank' })
      },
    },
  },
  render: (_args, { loaded }) => (
    <OperationStatus operationId={getWorld(loaded).relay.operations()[0]?.id ?? ''} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Details'))
    await expect(canvas.getByText('Guaranty Trust Bank')).toBeVisible()
    await expect(canvas.queryByText('058')).toBeNull()
  },
}

export const Failed: Story = {
  parameters: { lending: sent('50000.02') },
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('heading', { name: 'Request received' })
    await getWorld(loaded).sandbox.advance(4_000)
    await expect(await canvas.findByRole('heading', { name: 'Withdrawal failed' })).toBeVisible()
  },
}

const lost = {
  faults: [{ endpoint: 'withdraw' as const, fault: 'reset' as const }],
  prepare: async (world: StoryWorld) => {
    await sendWithdrawal(world)
  },
}

export const Unknown: Story = {
  parameters: { lending: lost },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Do not send it again yet. We are checking.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Check again' })).toBeVisible()
  },
}

/** Its answer is the last that is heard of it: the way ends there and promises nothing. */
export const DrawdownRequest: Story = {
  parameters: { lending: { customerPartnerId: 'cp_kwame', prepare: sendDrawdownRequest } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Drawdown requested' })).toBeVisible()
    await expect(canvas.getByText('Not a proof of payment.')).toBeVisible()
    await expect(canvas.queryByText('Result')).toBeNull()
  },
}

const someFail = ['TX-1001', 'BAD-1002', 'TX-1003', 'BAD-1004', 'TX-1005']

export const TransactionsOfWhichSomeFail: Story = {
  parameters: {
    lending: {
      prepare: async (world: StoryWorld) => {
        await sendTransactions(world, someFail)
      },
    },
  },
  play: async ({ canvas, loaded, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Transactions received' })
    await expect(canvas.getByText('Waiting', { selector: 'dt' })).toBeVisible()
    await getWorld(loaded).sandbox.advance(4_000)
    await canvas.findByRole('heading', { name: 'Not all transactions registered' })
    await userEvent.click(canvas.getByRole('button', { name: 'Show the 2 that failed' }))
    await expect(await canvas.findByText('BAD-1002')).toBeVisible()
    await expect(canvas.getAllByText('The transaction could not be registered')).not.toHaveLength(0)
    await expect(canvas.queryByText('TX-1001')).toBeNull()
  },
}

/** More failed rows than one page holds, beyond what the relay lists at once; the first try to read them fails. */
export const ManyFailedRows: Story = {
  parameters: {
    lending: {
      prepare: async (world: StoryWorld) => {
        const references = Array.from(
          { length: 260 },
          (_, index) => `${index < 220 ? 'TX' : 'BAD'}-${2000 + index}`,
        )
        await sendTransactions(world, references)
        await world.sandbox.advance(4_000)
      },
    },
  },
  play: async ({ canvas, loaded, userEvent }) => {
    const show = await canvas.findByRole('button', { name: 'Show the 40 that failed' })
    getWorld(loaded).setNetwork('server-error')
    await userEvent.click(show)
    await canvas.findByText('Could not load those that failed')
    getWorld(loaded).setNetwork('fast')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByText('BAD-2220')
    await expect(canvas.getAllByText(/^BAD-/)).toHaveLength(20)
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(await canvas.findByText('BAD-2259')).toBeVisible()
  },
}

export const NeverReceived: Story = {
  args: { operationId: 'op_that_never_was' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No record of this')).toBeVisible()
  },
}

export const NoNewsForTooLong: Story = {
  parameters: {
    lending: {
      prepare: async (world: StoryWorld) => {
        await sendWithdrawal(world, { amount: '50000.03' })
        await world.sandbox.advance(31 * 60_000)
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No news yet' })).toBeVisible()
    await expect(canvas.getByText(/Do not send it again/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}
