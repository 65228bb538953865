import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, type userEvent as user, waitFor, within } from 'storybook/test'
import { RequestDrawdownForm } from '../src/request-drawdown-form/RequestDrawdownForm.tsx'
import { RegisterCustomerForm } from '../src/register-customer-form/RegisterCustomerForm.tsx'
import { ReconcileRepaymentsForm } from '../src/reconcile-repayments-form/ReconcileRepaymentsForm.tsx'
import { RegisterTransactionsForm } from '../src/register-transactions-form/RegisterTransactionsForm.tsx'
import { WithdrawForm } from '../src/withdraw-form/WithdrawForm.tsx'
import { requestDrawdownPage } from './requestDrawdownPage.ts'
import { registerCustomerPage } from './registerCustomerPage.ts'
import { reconcileRepaymentsPage } from './reconcileRepaymentsPage.ts'
import { tickWarnings } from './tickWarnings.ts'
import { registerTransactionsPage } from './registerTransactionsPage.ts'
import { getWorld } from './getWorld.ts'

/** What a form still warns about is put to the person where they decide. */
const meta = { title: 'Tests/Forms/Open warnings' } satisfies Meta

export default meta

type Story = StoryObj<typeof meta>
type PageContext = {
  canvasElement: HTMLElement
  userEvent: Pick<typeof user, 'click' | 'type' | 'tab'>
}

/** Opens the review, finds the warning in it, and ticks it before it can be confirmed. */
async function check(
  { canvasElement, userEvent }: PageContext,
  text: RegExp,
  button: RegExp,
): Promise<HTMLElement> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Check' }))
  const box = await screen.findByRole('alertdialog')
  const dialog = within(box)
  await expect(await dialog.findByText(text)).toBeVisible()
  const confirm = dialog.getByRole('button', { name: button })
  await expect(dialog.getByText('Tick each point to confirm.')).toBeVisible()
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  await tickWarnings(box, userEvent)
  await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'))
  return confirm
}

async function fillAccount({ canvasElement, userEvent }: PageContext, number: string): Promise<void> {
  const canvas = within(canvasElement)
  await userEvent.type(await canvas.findByLabelText(/^Amount/), '50000')
  await userEvent.type(canvas.getByLabelText('Account number'), number)
  await userEvent.click(canvas.getByRole('button', { name: 'My bank is not listed' }))
  await userEvent.type(await canvas.findByLabelText('Bank code'), '058')
  await userEvent.type(canvas.getByLabelText('Name on the account'), 'Chidi Okafor')
}

export const Account: Story = {
  render: () => <WithdrawForm country="nigeria" />,
  play: async ({ canvas, canvasElement, userEvent, loaded, step }) => {
    const pageContext = { canvasElement, userEvent }
    await fillAccount(pageContext, '12345678')
    await check(pageContext, /ten digits|10 digits/, /^Withdraw/)
    await step('Another number as odd is another one to tick', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Change something' }))
      await userEvent.clear(canvas.getByLabelText('Account number'))
      await userEvent.type(canvas.getByLabelText('Account number'), '12345679')
    })
    await userEvent.click(await check(pageContext, /ten digits|10 digits/, /^Withdraw/))
    await screen.findByRole('heading', { name: 'Request received' })
    await expect(
      getWorld(loaded).sandbox.calls.filter(({ endpoint }) => endpoint === 'withdraw'),
    ).toHaveLength(1)
  },
}

/** As it stands before anything is ticked. */
export const NothingTicked: Story = {
  tags: ['needs-browser'],
  render: () => <WithdrawForm country="nigeria" />,
  play: async ({ canvasElement, userEvent, loaded }) => {
    await fillAccount({ canvasElement, userEvent }, '12345678')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Check' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: /^Withdraw/ }))
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: /^I have checked it/ })).toHaveFocus())
    await expect(getWorld(loaded).sandbox.calls.some(({ endpoint }) => endpoint === 'withdraw')).toBe(false)
  },
}

export const RepaymentAboveTheLoan: Story = {
  render: () => <ReconcileRepaymentsForm financingPresentation="list" />,
  play: async ({ canvasElement, userEvent }) => {
    await reconcileRepaymentsPage.fill({ canvasElement, userEvent }, '15000.01')
    await check({ canvasElement, userEvent }, /is left\. Check/, /^Report/)
  },
}

export const DrawdownAboveTheLimit: Story = {
  render: () => <RequestDrawdownForm />,
  parameters: { lending: { customerPartnerId: 'cp_kwame' } },
  play: async ({ canvasElement, userEvent }) => {
    await within(canvasElement).findByText('GH₵300,000 drawn', { exact: false })
    await requestDrawdownPage.fill({ canvasElement, userEvent }, '9000000')
    await check({ canvasElement, userEvent }, /the GH₵300,000 available\. The lender/, /^Request/)
  },
}

export const CustomerWithAnOddNumber: Story = {
  render: () => <RegisterCustomerForm />,
  play: async ({ canvasElement, userEvent }) => {
    const pageContext = { canvasElement, userEvent }
    await registerCustomerPage.fillPerson(pageContext)
    await registerCustomerPage.type(pageContext, { 'Phone number': '99' })
    await check(pageContext, /does not look like a mobile number/, /^Register/)
  },
}

/** Of a page that is long out of sight. */
export const OddNumberOnTheFirstPage: Story = {
  render: () => <RegisterTransactionsForm operatorName="Harbour Capital" />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const pageContext = { canvasElement, userEvent }
    await userEvent.selectOptions(await canvas.findByLabelText(/^Identity number/), 'bvn')
    await userEvent.type(await canvas.findByLabelText(/^The number/), '123')
    await registerTransactionsPage.client(pageContext)
    await registerTransactionsPage.transaction(pageContext)
    await check(pageContext, /BVN/, /^Register/)
  },
}
