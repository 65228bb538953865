import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sendWithdrawal } from '../stories/sendWithdrawal.ts'
import type { StoryWorld } from '../stories/StoryWorld.ts'
import { worldOf } from '../stories/worldOf.ts'
import { OperationStatus } from './OperationStatus.tsx'

const meta = {
  title: 'Withdrawal/OperationStatus',
  component: OperationStatus,
  args: { operationId: 'the newest' },
  render: (args, { loaded }) => {
    const newest = worldOf(loaded).relay.operations()[0]?.id
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
  parameters: { lending: sent('50000.01') },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('heading', { name: 'Request received' })).toBeVisible()
    await expect(canvas.getByText(/not a proof of payment/)).toBeVisible()
    await worldOf(loaded).sandbox.advance(4_000)
    await expect(await canvas.findByRole('heading', { name: 'Money sent' }, { timeout: 5_000 })).toBeVisible()
  },
}

export const Accepted: Story = { parameters: { lending: sent('50000.03') } }

export const Failed: Story = {
  parameters: { lending: sent('50000.02') },
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('heading', { name: 'Request received' })
    await worldOf(loaded).sandbox.advance(4_000)
    await expect(
      await canvas.findByRole('heading', { name: 'The withdrawal failed' }, { timeout: 5_000 }),
    ).toBeVisible()
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

export const UnknownDark: Story = { parameters: { lending: lost }, globals: { scheme: 'dark' } }

export const NeverReceived: Story = {
  args: { operationId: 'op_that_never_was' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We have no record of this')).toBeVisible()
  },
}

export const Loading: Story = { parameters: { lending: { network: 'time-out' } } }

export const CouldNotBeRead: Story = { parameters: { lending: { network: 'server-error' } } }
