import { type userEvent as user, within } from 'storybook/test'
import { openReview } from './openReview.ts'

type PageContext = {
  canvasElement: HTMLElement
  userEvent: Pick<typeof user, 'click' | 'clear' | 'type' | 'selectOptions' | 'tab'>
}

/** What a person does in the stories of the transaction, page by page. */
export const registerTransactionsPage = {
  /** The first page, and on to the second. */
  async client({ canvasElement, userEvent }: PageContext): Promise<void> {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('First name'), 'Ngozi')
    await userEvent.type(canvas.getByLabelText('Last name'), 'Okafor')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await canvas.findByLabelText('Your reference')
  },
  /** The second page, and on to the third. */
  async transaction({ canvasElement, userEvent }: PageContext, reference = 'INV-2025-0001'): Promise<void> {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Your reference'), reference)
    await userEvent.type(canvas.getByLabelText(/^Amount the customer/), '275000.50')
    // Today is proposed.
    await userEvent.clear(canvas.getByLabelText('Disbursement date'))
    await userEvent.type(canvas.getByLabelText('Disbursement date'), '2025-03-06')
    await userEvent.type(canvas.getByLabelText('Expected payment date'), '2025-06-04')
    await userEvent.selectOptions(canvas.getByLabelText('Sector'), 'Lender')
    await userEvent.selectOptions(canvas.getByLabelText('Who finances it?'), 'operator')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await canvas.findByLabelText(/^Ask for financing/)
  },
  /** Asks for financing, in so many instalments. */
  async financing({ canvasElement, userEvent }: PageContext, instalments = '3'): Promise<void> {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByLabelText(/^Ask for financing/))
    await userEvent.type(await canvas.findByLabelText(/^Amount of the financing/), '250000')
    await userEvent.type(canvas.getByLabelText('How many instalments?'), instalments)
    await userEvent.click(canvas.getByRole('button', { name: 'Split evenly' }))
    await canvas.findByText(/^Your active drawdown of/)
  },
  /** Opens the review; returns its confirm button once it may be pressed. */
  review: (pageContext: PageContext): Promise<HTMLElement> =>
    openReview(pageContext, 'Check before you register', /^Register/),
}
