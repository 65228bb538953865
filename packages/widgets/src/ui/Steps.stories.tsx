import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Steps } from './Steps.tsx'

const meta = {
  title: 'Brand/Primitives/Steps',
  component: Steps,
  args: {
    steps: [
      { key: 'business', label: 'Business' },
      { key: 'address', label: 'Address' },
      { key: 'contact', label: 'Contact' },
      { key: 'check', label: 'Check' },
    ],
    current: 2,
    onGo: fn(),
  },
  decorators: [
    (Drawn) => (
      <div style={{ containerType: 'inline-size', containerName: 'ol' }}>
        <Drawn />
      </div>
    ),
  ],
} satisfies Meta<typeof Steps>

export default meta

type Story = StoryObj<typeof meta>

export const Narrow: Story = {
  tags: ['needs-browser'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 3 of 4')).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

export const Wide: Story = {
  tags: ['needs-browser'],
  parameters: { lending: { width: 'wide' } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Step 3 of 4')).not.toBeVisible()
    await expect(canvas.getByRole('list', { name: 'Steps' })).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onGo).toHaveBeenCalledWith(0)
    // What has not been reached yet is text, not a way round the checks.
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
  },
}
