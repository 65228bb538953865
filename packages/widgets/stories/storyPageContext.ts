import { expect, type userEvent as user, waitFor, within } from 'storybook/test'
import { openReview } from './openReview.ts'

type PageContext = {
  canvasElement: HTMLElement
  userEvent: Pick<typeof user, 'click' | 'type'>
}

/** What a person does in the stories of the withdrawal, step by step. */
export const storyPageContext = {
  /** What fills the form in, ready to be reviewed. */
  filled: { amount: '50000', accountNumber: '2123456789', bankCode: '058', accountName: 'Chidi Okafor' },
  /** Amount, account, bank, name. */
  async fill(
    { canvasElement, userEvent }: PageContext,
    amount = '50000',
    accountNumber = '2123456789',
  ): Promise<void> {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText(/^Amount/), amount)
    await userEvent.type(canvas.getByLabelText('Account number'), accountNumber)
    const bank = () => canvas.getByRole('combobox', { name: 'Bank' })
    await userEvent.click(bank())
    // The list arrives in a part of its own, which then takes the plain input's place.
    await waitFor(() => expect(bank()).toHaveAttribute('aria-controls'))
    await userEvent.type(bank(), 'guaranty')
    await userEvent.click(await canvas.findByRole('option', { name: /Guaranty Trust/ }))
    await userEvent.type(canvas.getByLabelText('Name on the account'), 'Chidi Okafor')
  },
  /** Opens the review; returns its confirm button once it may be pressed. */
  review: (pageContext: PageContext): Promise<HTMLElement> =>
    openReview(pageContext, 'Check before you withdraw', /^Withdraw/),
  /** From a form that is filled in already, up to the press that sends. */
  async confirm(pageContext: PageContext): Promise<void> {
    await within(pageContext.canvasElement).findByLabelText(/^Amount/)
    await pageContext.userEvent.click(await storyPageContext.review(pageContext))
  },
  /** All of it, up to the press that sends. */
  async send(pageContext: PageContext, amount?: string): Promise<void> {
    await storyPageContext.fill(pageContext, amount)
    await storyPageContext.confirm(pageContext)
  },
}
