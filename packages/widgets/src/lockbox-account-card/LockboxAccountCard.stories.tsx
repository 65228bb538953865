import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { LockboxAccountCard } from './LockboxAccountCard.tsx'

const meta = {
  title: 'Widgets/Operate/LockboxAccountCard',
  component: LockboxAccountCard,
  args: { onCopy: fn() },
} satisfies Meta<typeof LockboxAccountCard>

export default meta

type Story = StoryObj<typeof meta>

/** T71: no balance exists, and none is shown. T89: money in and money out are told apart. */
export const Account: Story = {
  name: 'Virtual account, collection account',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5400 128 767')).toBeVisible()
    await expect(canvas.getByText('Providus Bank')).toBeVisible()
    await expect(canvas.queryByText('created')).toBeNull()
    await expect(canvas.getByText(/does not state the balance/)).toBeVisible()
    await expect(canvas.queryByText(/₦/)).toBeNull()
  },
}

/** A host leaves a secondary button out; the number to copy stays. */
export const WithoutPrint: Story = {
  args: { actions: { print: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Copy account number' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Print' })).toBeNull()
  },
}

/** T6 */
export const NoneYet: Story = {
  parameters: { lending: { scenario: 'newPartner' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No lockbox account yet')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
