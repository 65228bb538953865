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

/** Nothing but the keyboard. */
export const CopiedByKeyboard: Story = {
  tags: ['needs-browser'],
  beforeEach: () => {
    const { clipboard } = navigator
    const write = fn(async () => undefined)
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } })
    return () => Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
  },
  play: async ({ canvas, args, userEvent }) => {
    await canvas.findByText('Providus Bank')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus()
    await expect(args.onCopy).toHaveBeenCalledWith()
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

export const LongNames: Story = {
  tags: ['needs-browser'],
  parameters: { lending: { scenario: 'longNames' } },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Providus Bank')
    const page = canvasElement.ownerDocument.documentElement
    await waitFor(() => expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth))
  },
}

export const Loading: Story = {
  parameters: { lending: { network: 'timeout' } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'How to repay' })
    await expect(card).toHaveAttribute('aria-busy', 'true')
  },
}

export const ServiceFails: Story = {
  parameters: { lending: { faults: [{ endpoint: 'getCustomerPartner', fault: '500' }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('Providus Bank')).toBeVisible()
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
