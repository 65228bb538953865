import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MoneyField } from './MoneyField.tsx'
import { Select } from './Select.tsx'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Brand/Primitives/TextField',
  component: TextField,
  args: { label: 'Account number', hint: '10 digits', inputMode: 'numeric' },
} satisfies Meta<typeof TextField>

export default meta

type Story = StoryObj<typeof meta>

export const WithHint: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Account number' })
    await expect(input).toHaveAccessibleDescription('10 digits')
    await userEvent.type(input, '0123456789')
    await expect(input).toHaveValue('0123456789')
  },
}

export const WithError: Story = {
  args: { error: 'Enter the account number', defaultValue: '' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Account number' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('10 digits Enter the account number')
  },
}

export const WithWarning: Story = {
  args: { warning: 'This number does not look like one of this bank. Check it.', defaultValue: '0123456789' },
}

export const Optional: Story = { args: { label: 'Narration', optional: '(optional)', hint: undefined } }

export const Money: Story = {
  render: () => <MoneyField label="Amount in Nigerian naira" currency="NGN" hint="Up to ₦1,250,000" />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Amount in Nigerian naira' })
    await expect(input).toHaveAttribute('inputmode', 'decimal')
    await userEvent.type(input, '50,000.5')
    await expect(input).toHaveValue('50,000.5')
  },
}

export const NativeSelect: Story = {
  render: () => (
    <Select
      label="Operator"
      placeholder="Choose an operator"
      options={[
        { value: 'MTN_MOMO_GHA', label: 'MTN Mobile Money' },
        { value: 'VODAFONE_GHA', label: 'Telecel Cash' },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Operator' })
    await userEvent.selectOptions(select, 'Telecel Cash')
    await expect(select).toHaveValue('VODAFONE_GHA')
  },
}
