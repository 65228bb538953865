import { expect, screen, type userEvent as user, waitFor, within } from 'storybook/test'
import { tickWarnings } from './tickWarnings.ts'

type PageContext = {
  canvasElement: HTMLElement
  userEvent: Pick<typeof user, 'click' | 'type' | 'tab'>
}

/** What a person does in the stories of the repayment, step by step. */
export const reconcileRepaymentsPage = {
  /** Chooses a financing from the list under the input. */
  async choose({ canvasElement, userEvent }: PageContext, reference = 'TRX-ADAEZE-00001'): Promise<void> {
    const canvas = within(canvasElement)
    const financing = () => canvas.getByRole('combobox', { name: 'Financing' })
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Financing' }))
    // The list arrives in a part of its own, which then takes the plain input's place.
    await waitFor(() => expect(financing()).toHaveAttribute('aria-controls'))
    await userEvent.type(financing(), reference.slice(-5))
    await userEvent.click(await canvas.findByRole('option', { name: new RegExp(reference) }))
  },
  /** A financing and an amount. */
  async fill(pageContext: PageContext, amount = '5000', reference?: string): Promise<void> {
    await reconcileRepaymentsPage.choose(pageContext, reference)
    // The review keeps the currency that is known when it opens.
    const field = await within(pageContext.canvasElement).findByLabelText(/^Amount paid, in /)
    await pageContext.userEvent.type(field, amount)
    await pageContext.userEvent.tab()
  },
  /** Opens the review; returns its confirm button once it may be pressed. */
  async review({ canvasElement, userEvent }: PageContext): Promise<HTMLElement> {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Check' }))
    const box = await screen.findByRole('alertdialog', { name: 'Check before you report' })
    const dialog = within(box)
    await tickWarnings(box, userEvent)
    const confirm = dialog.getByRole('button', { name: /^Report/ })
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'))
    return confirm
  },
  /** All of it, up to the press that sends. */
  async send(pageContext: PageContext, amount?: string, reference?: string): Promise<void> {
    await reconcileRepaymentsPage.fill(pageContext, amount, reference)
    await pageContext.userEvent.click(await reconcileRepaymentsPage.review(pageContext))
  },
}
