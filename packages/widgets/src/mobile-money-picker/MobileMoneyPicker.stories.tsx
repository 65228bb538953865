import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { MobileMoneyPicker } from './MobileMoneyPicker.tsx'

const meta = {
  title: 'Widgets/Pay out/MobileMoneyPicker',
  component: MobileMoneyPicker,
  args: {
    country: 'ghana',
    correspondents: [
      { id: 'MTN_MOMO_GHA', name: 'MTN Mobile Money' },
      { id: 'VODAFONE_GHA', name: 'Telecel Cash' },
      { id: 'AIRTELTIGO_GHA', name: 'AT Money' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof MobileMoneyPicker>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Mobile wallet, MoMo' }

export const NumberReadBack: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Mobile money operator'), 'MTN_MOMO_GHA')
    await userEvent.type(canvas.getByLabelText('Mobile number'), '0241234567')
    await userEvent.tab()
    await expect(await canvas.findByText(/\+233 24 123 4567/)).toBeVisible()
    await expect(args.onChange).toHaveBeenLastCalledWith({
      correspondent: 'MTN_MOMO_GHA',
      mobileNumber: '+233241234567',
    })
  },
}

export const NoOperators: Story = { args: { correspondents: [] } }
