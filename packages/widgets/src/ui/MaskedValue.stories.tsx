import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DescriptionList } from './DescriptionList.tsx'
import { MaskedValue } from './MaskedValue.tsx'

const meta = {
  title: 'Brand/Primitives/MaskedValue',
  component: MaskedValue,
  args: { kind: 'bvn', value: '22123456789', label: 'BVN' },
} satisfies Meta<typeof MaskedValue>

export default meta

type Story = StoryObj<typeof meta>

const kinds = [
  ['bvn', 'BVN', '22123456789'],
  ['phone', 'Phone', '+2348031234567'],
  ['account', 'Account number', '0123456789'],
  ['date', 'Date of birth', '1990-04-12'],
  ['email', 'E-mail', 'owner@a-very-long-company-name-of-lagos.example'],
  ['text', 'Mother’s maiden name', 'Nwachukwu'],
] as const

export const Hidden: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Hidden, ending in 6789')).toBeInTheDocument()
    await expect(canvasElement.innerHTML).not.toContain('22123456789')
  },
}

export const EveryKindInAList: Story = {
  render: () => (
    <DescriptionList
      rows={kinds.map(([kind, label, value]) => ({
        key: kind,
        name: label,
        value: <MaskedValue kind={kind} label={label} value={value} />,
      }))}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show Date of birth' }))
    await expect(canvas.getByText('12 Apr 1990')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show E-mail' }))
    await expect(canvas.getByText(/^owner@/)).toBeVisible()
  },
}
