import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
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

export const ClipboardRefused: Story = {
  tags: ['needs-browser'],
  beforeEach: () => {
    const { clipboard } = navigator
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
    return () => Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy account number' }))
    const text = await canvas.findByRole('textbox', { name: 'Copy account number' })
    await expect(text).toHaveValue('5400128767')
    await expect(text).toHaveFocus()
    await expect(args.onCopy).not.toHaveBeenCalled()
  },
}

export const Masked: Story = {
  args: { maskNumber: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('Hidden, ending in 8767')
    await expect(canvasElement.innerHTML).not.toContain('5400128767')
    await userEvent.click(canvas.getByRole('button', { name: 'Show Account number' }))
    await expect(canvas.getByText('5400 128 767')).toBeVisible()
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
    await expect(canvas.getByRole('region', { name: 'Lockbox account' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const ServiceFails: Story = {
  parameters: { lending: { faults: [{ endpoint: 'getCustomerPartner', fault: '500' }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('Providus Bank')).toBeVisible()
  },
}

export const RightToLeftPseudoLanguage: Story = {
  tags: ['needs-browser'],
  globals: { direction: 'rtl', locale: 'en-XA', viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Providus Bank')
    const page = canvasElement.ownerDocument.documentElement
    await waitFor(() => expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth))
  },
}
