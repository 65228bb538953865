import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { CustomerPartnerDetails } from '../../src/customer-partner-details/CustomerPartnerDetails.tsx'
import { LockboxAccountCard } from '../../src/lockbox-account-card/LockboxAccountCard.tsx'
import { OperationHistory } from '../../src/operation-history/OperationHistory.tsx'
import { listenToLiveRegions } from '../listenToLiveRegions.ts'
import { keyboardPage as keys } from '../keyboardPage.ts'
import { sendWithdrawal } from '../sendWithdrawal.ts'
import type { StoryWorld } from '../StoryWorld.ts'
import { withPartnerFields } from '../withPartnerFields.ts'

const meta = {
  title: 'Tests/Conditions/Keyboard alone, cards',
  tags: ['!autodocs', 'needs-browser'],
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const fiveSent = {
  prepare: async (world: StoryWorld) => {
    for (const amount of ['1000', '2000', '3000', '4000', '5000'] as const)
      await sendWithdrawal(world, { amount })
  },
}

export const PastRequests: Story = {
  parameters: { lending: fiveSent },
  render: () => <OperationHistory kind="withdraw" pageSize={3} />,
  play: async ({ canvas, userEvent, step }) => {
    const pageContext = { userEvent }
    const rows = () => canvas.getAllByRole('button', { expanded: false })
    const more = await canvas.findByRole('button', { name: 'Show 2 more' })
    await step('A row unfolds and folds with Enter, and keeps the focus', async () => {
      const [first] = rows()
      await keys.tabTo(pageContext, () => first as HTMLElement)
      await userEvent.keyboard('{Enter}')
      await expect(first).toHaveAttribute('aria-expanded', 'true')
      await expect(first).toHaveFocus()
      await userEvent.keyboard(' ')
      await expect(first).toHaveAttribute('aria-expanded', 'false')
    })
    await step('More rows: the first new one has the focus', async () => {
      await keys.tabTo(pageContext, () => more)
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(rows()).toHaveLength(5))
      await waitFor(() => expect(rows()[3]).toHaveFocus())
    })
    await step('Nothing like this: the way back leaves the focus in the card', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Status'), 'attention')
      const all = await canvas.findByRole('button', { name: 'Show all' })
      await keys.tabTo(pageContext, () => all)
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Withdrawals' })).toHaveFocus())
    })
  },
}

export const Retry: Story = {
  parameters: { lending: { faults: [{ endpoint: 'getCustomerPartner', fault: '500' }] } },
  render: () => <LockboxAccountCard />,
  play: async ({ canvas, userEvent }) => {
    const pageContext = { userEvent }
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    await keys.tabTo(pageContext, () => retry)
    await userEvent.keyboard('{Enter}')
    await canvas.findByText('Providus Bank')
    // The button is gone: its card has the focus, not the top of the page.
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Lockbox account' })).toHaveFocus())
  },
}

export const PersonalData: Story = {
  parameters: { lending: { prepare: withPartnerFields({ bvn: '22123456789' }) } },
  render: () => <CustomerPartnerDetails />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const pageContext = { userEvent }
    const show = await canvas.findByRole('button', { name: 'Show BVN' })
    const heard = listenToLiveRegions(document)
    await keys.tabTo(pageContext, () => show, 24)
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('22 123 456 789')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Hide BVN' })).toHaveFocus()
    await waitFor(() => heard.once('BVN is shown.'))
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: 'Show BVN' })).toHaveFocus()
    await waitFor(() => heard.once('BVN is hidden.'))
    await expect(canvasElement.textContent).not.toContain('22 123')
    // That it is shown is said, but never what it is.
    await expect(heard.all().join(' ')).not.toMatch(/\d{3}/)
  },
}
