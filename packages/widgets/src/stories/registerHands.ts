import { expect, screen, type userEvent as user, waitFor, within } from 'storybook/test'
import { tickWarnings } from './tickWarnings.ts'

/** What a story's `play` gives to act with. */
export type Hands = {
  canvasElement: HTMLElement
  userEvent: Pick<typeof user, 'click' | 'type'>
}

/** What a person does in the stories of registering a customer, page by page. */
export const registerHands = {
  /** Types into fields, found by their labels. */
  async type({ canvasElement, userEvent }: Hands, texts: Readonly<Record<string, string>>): Promise<void> {
    const canvas = within(canvasElement)
    for (const [label, text] of Object.entries(texts))
      await userEvent.type(await canvas.findByLabelText(new RegExp(`^${label}`)), text)
  },
  async goOn({ canvasElement, userEvent }: Hands, title: string): Promise<void> {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: title })).toHaveFocus())
  },
  /** A person with the least that is asked, up to the last page. */
  async fillPerson(hands: Hands, idNumber = '02212345678'): Promise<void> {
    const canvas = within(hands.canvasElement)
    await hands.userEvent.click(canvas.getByRole('radio', { name: 'A person' }))
    await registerHands.type(hands, { 'First name': 'Ngozi', 'Last name': 'Eze' })
    await registerHands.goOn(hands, 'Identity')
    await registerHands.type(hands, { BVN: idNumber })
    await registerHands.goOn(hands, 'Contact and address')
    await registerHands.type(hands, { 'Phone number': '0803 123 4567' })
  },
  /** Opens the review; returns its confirm button once it may be pressed. */
  async review({ canvasElement, userEvent }: Hands): Promise<HTMLElement> {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Review' }))
    const box = await screen.findByRole('alertdialog', { name: 'Check before you register them' })
    const dialog = within(box)
    await tickWarnings(box, userEvent)
    const confirm = dialog.getByRole('button', { name: /^Register/ })
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'))
    return confirm
  },
  /** All of it, up to the press that sends. */
  async register(hands: Hands): Promise<void> {
    await registerHands.fillPerson(hands)
    await hands.userEvent.click(await registerHands.review(hands))
  },
}
