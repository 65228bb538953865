import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  title: 'Brand/Primitives/Checkbox',
  component: Checkbox,
  args: { label: 'Registered under this name' },
} satisfies Meta<typeof Checkbox>

export default meta

type Story = StoryObj<typeof meta>

export const Tick: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Registered under this name' })
    await userEvent.click(canvas.getByText('Registered under this name'))
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
  },
}

export const WithHintAndError: Story = {
  args: { hint: 'You can change it later.', error: 'Tick this to go on' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox')
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('You can change it later. Tick this to go on')
  },
}

export const Fixed: Story = {
  args: { readOnly: true, defaultChecked: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}
