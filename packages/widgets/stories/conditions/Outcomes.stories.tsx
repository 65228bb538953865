import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OperationStatus } from '../../src/operation-status/OperationStatus.tsx'
import { sendWithdrawal } from '../sendWithdrawal.ts'
import type { StoryWorld } from '../StoryWorld.ts'
import { getWorld } from '../getWorld.ts'

const meta = {
  title: 'Tests/Conditions/Outcomes',
  component: OperationStatus,
  tags: ['!autodocs'],
  args: { operationId: 'the newest' },
  render: (args, { loaded }) => (
    <OperationStatus {...args} operationId={getWorld(loaded).relay.operations()[0]?.id ?? args.operationId} />
  ),
} satisfies Meta<typeof OperationStatus>

export default meta

type Story = StoryObj<typeof meta>

const minute = 60_000

function withdrawal(amount: `${number}`, later = 0, name = 'Chidi Okafor') {
  return {
    prepare: async (world: StoryWorld) => {
      await sendWithdrawal(world, { amount, name })
      await world.sandbox.advance(later)
    },
  }
}

export const NoNewsForTooLong: Story = {
  parameters: { lending: withdrawal('50000.03', 31 * minute) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No news yet' })).toBeVisible()
    await expect(canvas.getByText(/Do not send it again/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

export const AVeryLongNameOnASmallPhone: Story = {
  tags: ['needs-browser'],
  parameters: {
    lending: withdrawal(
      '999999.01',
      5_000,
      'Ọláìyá & Ñandutí Agro-Allied Processing, Distribution and Export Cooperative Society (West Africa) Limited',
    ),
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Money withdrawn' })).toBeVisible()
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}
