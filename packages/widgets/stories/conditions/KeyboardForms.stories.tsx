import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { CreateBusinessForm } from '../../src/create-business-form/CreateBusinessForm.tsx'
import { RequestDrawdownForm } from '../../src/request-drawdown-form/RequestDrawdownForm.tsx'
import { ReconcileRepaymentsForm } from '../../src/reconcile-repayments-form/ReconcileRepaymentsForm.tsx'
import { WithdrawForm } from '../../src/withdraw-form/WithdrawForm.tsx'
import { newBusinessValues } from '../newBusinessValues.ts'
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

export const ABusiness: Story = {
  render: () => (
    <CreateBusinessForm draft={false} defaultValues={{ ...newBusinessValues, businessName: '' }} />
  ),
  play: async ({ canvas, userEvent, loaded, step }) => {
    const pageContext = { userEvent }
    const heading = (name: string) => canvas.getByRole('heading', { name, level: 3 })
    const heard = listenToLiveRegions(document)
    await step('What is missing is read first, and leads to its field', async () => {
      await keys.tabTo(pageContext, () => canvas.getByLabelText('Business name'))
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
      heard.once('There is a problem')
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Fill in “Business name”' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByLabelText('Business name')).toHaveFocus()
      await expect(canvas.getByLabelText('Business name')).toBeInvalid()
      await userEvent.keyboard('Kunle Cold Chain{Enter}')
    })
    await step('Each page begins at its title', async () => {
      await waitFor(() => expect(heading('Address and contact')).toHaveFocus())
      await keys.tabTo(pageContext, () => canvas.getByLabelText('Phone number'))
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(heading('Check')).toHaveFocus())
    })
    await step('Confirm with Enter, held down too long', async () => {
      await keys.tabTo(pageContext, () => canvas.getByRole('button', { name: 'Register business' }))
      const dialog = await keys.openReview(pageContext, 'Register this business?')
      const confirm = within(dialog).getByRole('button', { name: 'Register Kunle Cold Chain' })
      await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'))
      await keys.tabTo(pageContext, () => confirm)
      await userEvent.keyboard('{Enter>5/}')
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await waitFor(() => expect(document.activeElement?.tagName).toMatch(/^H[2-4]$/))
      await expect(sentIn(loaded, 'createBusiness')).toHaveLength(1)
    })
  },
}

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

export const ARepayment: Story = {
  render: () => <ReconcileRepaymentsForm draft={false} financingPresentation="list" />,
  play: async ({ canvas, userEvent, loaded, step }) => {
    const pageContext = { userEvent }
    const financing = () => canvas.getByRole('combobox', { name: 'Financing' })
    await canvas.findByRole('combobox', { name: 'Financing' })
    const heard = listenToLiveRegions(document)
    await step('Find the financing: how many there are is said once', async () => {
      await keys.tabTo(pageContext, financing)
      await waitFor(() => expect(financing()).toHaveAttribute('aria-controls'))
      await waitFor(() => expect(financing()).toHaveFocus())
      await userEvent.keyboard('00001')
      await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1))
      await waitFor(() => heard.once('1 financing found'))
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await waitFor(() => expect(financing()).toHaveValue('TRX-ADAEZE-00001'))
      await expect(financing()).toHaveFocus()
    })
    await step('The other way to name it keeps the focus', async () => {
      await keys.tabTo(pageContext, () => canvas.getByRole('button', { name: 'Enter the reference' }))
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.getByLabelText('Reference of the financing')).toHaveFocus())
      // In place of the one that was chosen above.
      await userEvent.keyboard('{Control>}a{/Control}TRX-ADAEZE-00001')
    })
    await step('The amount, the review, and the end', async () => {
      await keys.tabTo(pageContext, () => canvas.getByLabelText(/^Amount paid/))
      await userEvent.keyboard('5000')
      await keys.tabTo(pageContext, () => canvas.getByRole('button', { name: 'Check' }))
      const dialog = await keys.openReview(pageContext, 'Check before you report')
      const confirm = within(dialog).getByRole('button', { name: 'Report ₦5,000 as paid' })
      await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'))
      await keys.tabTo(pageContext, () => confirm)
      await userEvent.keyboard('{Enter>5/}')
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await waitFor(() => expect(document.activeElement?.tagName).toMatch(/^H[2-4]$/))
      await expect(sentIn(loaded, 'reconcileRepayments')).toHaveLength(1)
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
