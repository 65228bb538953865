import { expect, type userEvent as user, waitFor, within } from 'storybook/test'
import { openReview } from './openReview.ts'

/** What a story's `play` gives to act with. */
export type PageContext = {
  canvasElement: HTMLElement
  userEvent: Pick<typeof user, 'click' | 'type'>
}

/** What a person does in the stories of registering a customer, page by page. */
export const registerCustomerPage = {
  /** Types into fields, found by their labels. */
  async type(
    { canvasElement, userEvent }: PageContext,
    texts: Readonly<Record<string, string>>,
  ): Promise<void> {
    const canvas = within(canvasElement)
    for (const [label, text] of Object.entries(texts))
      await userEvent.type(await canvas.findByLabelText(new RegExp(`^${label}`)), text)
  },
  async goOn({ canvasElement, userEvent }: PageContext, title: string): Promise<void> {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: title })).toHaveFocus())
  },
  /** A person with the least that is asked, up to the last page. */
  async fillPerson(pageContext: PageContext, idNumber = '02212345678'): Promise<void> {
    const canvas = within(pageContext.canvasElement)
    await pageContext.userEvent.click(canvas.getByRole('radio', { name: 'A person' }))
    await registerCustomerPage.type(pageContext, { 'First name': 'Ngozi', 'Last name': 'Eze' })
    await registerCustomerPage.goOn(pageContext, 'Identity')
    await registerCustomerPage.type(pageContext, { BVN: idNumber })
    await registerCustomerPage.goOn(pageContext, 'Contact and address')
    await registerCustomerPage.type(pageContext, { 'Phone number': '0803 123 4567' })
  },
  /** Opens the review; returns its confirm button once it may be pressed. */
  review: (pageContext: PageContext): Promise<HTMLElement> =>
    openReview(pageContext, 'Check before you register', /^Register/),
}
