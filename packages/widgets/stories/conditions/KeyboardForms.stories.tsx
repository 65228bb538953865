import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { RequestDrawdownForm } from '../../src/request-drawdown-form/RequestDrawdownForm.tsx'
import { ReconcileRepaymentsForm } from '../../src/reconcile-repayments-form/ReconcileRepaymentsForm.tsx'
import { WithdrawForm } from '../../src/withdraw-form/WithdrawForm.tsx'
import { listenToLiveRegions } from '../listenToLiveRegions.ts'
import { keyboardPage as keys } from '../keyboardPage.ts'
import { getWorld } from '../getWorld.ts'

const meta = {
  title: 'Tests/Conditions/Keyboard alone, forms',
  tags: ['!autodocs', 'needs-browser'],
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const sentIn = (loaded: Record<string, unknown>, endpoint: string) =>
  getWorld(loaded).sandbox.calls.filter((call) => call.endpoint === endpoint)

export const ADrawdown: Story = {
  parameters: { lending: { customerPartnerId: 'cp_kwame' } },
  render: () => <RequestDrawdownForm draft={false} />,
  play: async ({ canvas, userEvent, loaded, step }) => {
    const pageContext = { userEvent }
    await canvas.findByRole('slider')
    const heard = listenToLiveRegions(document)
    await step('From the amount past the slider to the time', async () => {
      await keys.tabTo(pageContext, () => canvas.getByLabelText(/^Amount in/))
      await userEvent.keyboard('50000')
      await userEvent.tab()
      await expect(canvas.getByRole('slider')).toHaveFocus()
      await keys.tabTo(pageContext, () => canvas.getByRole('radio', { name: '30 days' }))
      await userEvent.keyboard(' ')
      await userEvent.keyboard('{ArrowDown}')
      await expect(canvas.getByRole('radio', { name: '60 days' })).toBeChecked()
    })
    await step('Review, leave, come back, confirm', async () => {
      await keys.tabTo(pageContext, () => canvas.getByRole('button', { name: 'Check' }))
      const dialog = await keys.openReview(pageContext, 'Check before you ask')
      const confirm = within(dialog).getByRole('button', { name: /^Request/ })
      await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'))
      await userEvent.tab()
      await expect(confirm).toHaveFocus()
      await userEvent.keyboard('{Enter>5/}')
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Drawdown requested' })).toHaveFocus())
      await expect(sentIn(loaded, 'requestDrawdown')).toHaveLength(1)
      // The title has the focus and is read; what it changed to since is said, once.
      await expect(heard.times('Drawdown requested')).toBeLessThanOrEqual(1)
      await expect(heard.times('Sending.')).toBeLessThanOrEqual(1)
    })
  },
}

/** The sheet goes, and with it the button that had the focus: the field that took its place has it now. */
export const ALoanThatIsNotInTheSheet: Story = {
  render: () => <ReconcileRepaymentsForm draft={false} financingPresentation="sheet" />,
  play: async ({ canvas, userEvent }) => {
    const pageContext = { userEvent }
    await canvas.findByRole('button', { name: /^Financing/ })
    await keys.tabTo(pageContext, () => canvas.getByRole('button', { name: /^Financing/ }))
    await userEvent.keyboard('{Enter}')
    const sheet = within(await screen.findByRole('dialog', { name: 'Choose a financing' }))
    await keys.tabTo(pageContext, () => sheet.getByRole('button', { name: 'Enter the reference' }), 24)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('Reference of the financing')).toHaveFocus())
  },
}

export const ABankThatIsNotInTheSheet: Story = {
  render: () => (
    <WithdrawForm draft={false} country="nigeria" currency="NGN" bankPresentation="sheet" allowManualBank />
  ),
  play: async ({ canvas, userEvent }) => {
    const pageContext = { userEvent }
    await keys.tabTo(pageContext, () => canvas.getByRole('button', { name: /^Bank/ }))
    await userEvent.keyboard('{Enter}')
    const sheet = within(await screen.findByRole('dialog', { name: 'Choose a bank' }))
    sheet.getByRole('button', { name: 'My bank is not listed' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('Bank code')).toHaveFocus())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const AWholeWithdrawal: Story = {
  render: () => <WithdrawForm draft={false} country="nigeria" currency="NGN" bankPresentation="list" />,
  play: async ({ canvas, userEvent, loaded, step }) => {
    const { sandbox } = getWorld(loaded)
    const tabTo = (find: () => Element) => keys.tabTo({ userEvent }, find)
    const heard = listenToLiveRegions(document)
    await step('Fill the fields', async () => {
      await tabTo(() => canvas.getByLabelText(/^Amount/))
      await userEvent.keyboard('50000.01')
      await tabTo(() => canvas.getByLabelText('Account number'))
      await userEvent.keyboard('2123456789')
      await tabTo(() => canvas.getByRole('combobox', { name: 'Bank' }))
      await userEvent.keyboard('guaranty')
      await waitFor(() => expect(canvas.getAllByRole('option')[0]).toHaveTextContent(/Guaranty Trust/))
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await tabTo(() => canvas.getByLabelText('Name on the account'))
      await userEvent.keyboard('Chidi Okafor{Enter}')
    })
    await step('Read the review, leave it, come back', async () => {
      await screen.findByRole('alertdialog', { name: 'Check before you withdraw' })
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Check' })).toHaveFocus())
      await userEvent.keyboard('{Enter}')
    })
    await step('Confirm with Enter, held down too long', async () => {
      await screen.findByRole('alertdialog', { name: 'Check before you withdraw' })
      const confirm = screen.getByRole('button', { name: 'Withdraw ₦50,000.01' })
      await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'))
      await tabTo(() => confirm)
      await userEvent.keyboard('{Enter>5/}')
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Request received' })).toHaveFocus())
      await expect(sandbox.calls.filter(({ endpoint }) => endpoint === 'withdraw')).toHaveLength(1)
    })
    await step('The outcome is announced once, without moving the focus', async () => {
      // The title has the focus and is read; what it changed to since is said, once.
      await expect(heard.times('Request received')).toBeLessThanOrEqual(1)
      await sandbox.advance(4_000)
      await waitFor(() => heard.once('Money withdrawn'))
      await expect(canvas.getByRole('heading', { name: 'Money withdrawn' })).toHaveFocus()
    })
  },
}
