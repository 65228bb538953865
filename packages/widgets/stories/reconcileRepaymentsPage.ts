import { expect, type userEvent as user, waitFor, within } from 'storybook/test'
import { openReview } from './openReview.ts'

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
  review: (pageContext: PageContext): Promise<HTMLElement> =>
    openReview(pageContext, 'Check before you report', /^Report/),
}
