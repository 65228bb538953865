import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { RepaymentInstructions } from './RepaymentInstructions.tsx'

const meta = {
  title: 'Widgets/Repay/RepaymentInstructions',
  component: RepaymentInstructions,
  args: { onCopy: fn() },
  parameters: { lending: { scenario: 'withActiveDrawdown' } },
} satisfies Meta<typeof RepaymentInstructions>

export default meta

type Story = StoryObj<typeof meta>

/** What is left, by when, and the account in three lines. Nothing here reports a repayment or moves money. */
export const WhatIsOwed: Story = {
  name: 'Pay-in details, collection account',
  beforeEach: () => {
    const share = fn(async () => undefined)
    Object.defineProperty(navigator, 'share', { configurable: true, value: share })
    return () => Reflect.deleteProperty(navigator, 'share')
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('5400 128 767')).toBeVisible()
    await expect(canvas.getByText('Providus Bank')).toBeVisible()
    await expect(await canvas.findByText('Left to repay')).toBeVisible()
    await expect(canvas.getByText(/No money moves here/)).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }))
    await expect(navigator.share).toHaveBeenCalledWith(
      expect.objectContaining({
        text: expect.stringMatching(/^Account name: .+\nAccount number: 5400128767\nBank: Providus Bank$/),
      }),
    )
  },
}

export const NothingOwed: Story = {
  parameters: { lending: { customerPartnerId: 'cp_kwame', scenario: 'approved' } },
  play: async ({ canvas }) => {
    await canvas.findByText('GCB Bank Limited')
    await waitFor(() => expect(canvas.queryByText('Left to repay')).toBeNull())
  },
}

/** T6 */
export const NoAccountYet: Story = {
  parameters: { lending: { scenario: 'newPartner' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No lockbox account yet')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** The account is what this is about: it stands without the sum. */
export const TheSumCannotBeRead: Story = {
  parameters: { lending: { faults: [{ endpoint: 'getActiveDrawdown', fault: '500', times: 5 }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5400 128 767')).toBeVisible()
    await expect(canvas.queryByText('Left to repay')).toBeNull()
  },
}
