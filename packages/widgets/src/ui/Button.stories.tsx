import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from './Button.tsx'

const meta = {
  title: 'Brand/Primitives/Button',
  tags: ['needs-browser'],
  component: Button,
  args: { children: 'Withdraw', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta

type Story = StoryObj<typeof meta>

export const Primary: Story = {
  args: { variant: 'primary' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Withdraw' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Secondary: Story = { args: { variant: 'secondary' } }

export const Quiet: Story = { args: { variant: 'quiet', icon: 'refresh', children: 'Try again' } }

export const Danger: Story = { args: { variant: 'danger', children: 'Discard' } }

export const Busy: Story = {
  args: { variant: 'primary', busy: true, children: 'Sending…' },
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sending…' })
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
