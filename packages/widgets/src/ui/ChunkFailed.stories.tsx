import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ChunkFailed } from './ChunkFailed.tsx'

const meta = {
  title: 'Brand/Primitives/ChunkFailed',
  component: ChunkFailed,
  args: { error: null, onRetry: fn() },
} satisfies Meta<typeof ChunkFailed>

export default meta

type Story = StoryObj<typeof meta>

export const Lost: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We keep trying')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
