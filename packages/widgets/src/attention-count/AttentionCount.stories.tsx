import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { sendWithdrawal } from '../../stories/sendWithdrawal.ts'
import type { StoryWorld } from '../../stories/StoryWorld.ts'
import { waitForApproval } from '../../stories/waitForApproval.ts'
import { AttentionCount } from './AttentionCount.tsx'

const controls = { currency: 'NGN', withdraw: { approval: { above: '1000' } } } as const
const twoWait = {
  lending: {
    relay: { spendingControls: controls },
    prepare: async (world: StoryWorld) => {
      await waitForApproval(world, { amount: '5000' }, { amount: '7000' })
    },
  },
}

const meta = {
  title: 'Widgets/Operate/AttentionCount',
  component: AttentionCount,
  args: { onReady: fn() },
} satisfies Meta<typeof AttentionCount>

export default meta

type Story = StoryObj<typeof meta>

/** For the people of a business: the requests that wait for a second person. */
export const Approvals: Story = {
  name: 'Needs you, badge, counter, notifications',
  parameters: twoWait,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waiting for approval: 2')).toBeVisible()
  },
}

/** For a menu: the number alone, and the sentence for screen readers. */
export const Compact: Story = {
  args: { compact: true },
  parameters: twoWait,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2')).toBeVisible()
    await expect(canvas.getByText('Waiting for approval: 2')).toHaveClass('ol-VisuallyHidden')
  },
}

/** For operators: what of every partner has no known outcome, or is tied to no request. */
export const Operators: Story = {
  args: { of: 'operators' },
  parameters: {
    lending: {
      prepare: async (world: StoryWorld) => {
        world.sandbox.faults.add({ endpoint: 'withdraw', fault: 'reset' })
        await sendWithdrawal(world, {})
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Needs an operator: 1')).toBeVisible()
  },
}

export const NothingWaits: Story = {
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(args.onReady).toHaveBeenCalledOnce())
    await expect(canvasElement.textContent).not.toContain('approval')
  },
}
