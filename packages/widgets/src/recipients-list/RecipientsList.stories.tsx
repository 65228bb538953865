import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sendWithdrawal } from '../../stories/sendWithdrawal.ts'
import type { StoryWorld } from '../../stories/StoryWorld.ts'
import { RecipientsList } from './RecipientsList.tsx'

const onePaid = {
  lending: {
    prepare: async (world: StoryWorld) => {
      await sendWithdrawal(world, { accountNumber: '2233445566', bankName: 'Guaranty Trust Bank' })
      await world.sandbox.advance(5_000)
    },
  },
}

const meta = {
  title: 'Widgets/Pay out/RecipientsList',
  component: RecipientsList,
  args: {
    // A made-up number.
    beneficiaries: [
      { name: 'Bola Estates', method: 'bank', institution: '058', number: '2123456789' },
      { name: null, method: 'mobile-money', institution: 'MTN_MOMO_NGA', number: '08030000000' },
    ],
    onSelectRecipient: fn(),
  },
} satisfies Meta<typeof RecipientsList>

export default meta

type Story = StoryObj<typeof meta>

/** The host's list and the people whom money has reached; the page holds four digits of a number. */
export const Known: Story = {
  name: 'Beneficiaries, payees, address book',
  parameters: onePaid,
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await expect(await canvas.findByText(/Guaranty Trust Bank, ending in/)).toBeVisible()
    await expect(canvasElement.innerHTML).not.toContain('2123456789')
    await userEvent.click(canvas.getByRole('button', { name: /^Bola Estates/ }))
    await expect(args.onSelectRecipient).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Bola Estates', destinationEnd: '6789' }),
    )
  },
}

export const Favourite: Story = {
  parameters: onePaid,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/Guaranty Trust Bank, ending in/)
    const star = canvas.getByRole('button', { name: /^Favourite: MTN_MOMO_NGA/ })
    await userEvent.click(star)
    await expect(canvas.getAllByRole('button', { name: /^Favourite:/ })[0]).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  },
}

/** Without a handler there is nothing to press but the stars. */
export const ToRead: Story = {
  render: ({ onSelectRecipient: _, ...args }) => <RecipientsList {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bola Estates')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Bola Estates/ })).toBeNull()
  },
}

export const Nobody: Story = {
  args: { beneficiaries: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody yet.')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { beneficiaries: [] },
  parameters: { lending: { network: 'server-error' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Could not load the people you pay')).toBeVisible()
  },
}
