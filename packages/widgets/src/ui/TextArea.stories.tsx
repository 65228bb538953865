import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextArea } from './TextArea.tsx'

const meta = {
  title: 'Brand/Primitives/TextArea',
  component: TextArea,
  args: { label: 'What it does', optional: '(optional)' },
} satisfies Meta<typeof TextArea>

export default meta

type Story = StoryObj<typeof meta>

export const SeveralLines: Story = {
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: /^What it does/ })
    await userEvent.type(area, 'Keeps fish cold.{Enter}And milk.')
    await expect(area).toHaveValue('Keeps fish cold.\nAnd milk.')
  },
}

export const WithCounter: Story = {
  tags: ['own-look'],
  args: { counter: true, maxLength: 20, defaultValue: 'Keeps fish cold.' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('4 characters left')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox'), ' And milk.')
    await expect(canvas.getByText('0 characters left')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue('Keeps fish cold. And')
  },
}

export const WithError: Story = {
  args: { hint: 'In a sentence or two.', error: 'Say what the business does', optional: undefined },
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox')
    await expect(area).toBeInvalid()
    await expect(area).toHaveAccessibleDescription('In a sentence or two. Say what the business does')
  },
}
