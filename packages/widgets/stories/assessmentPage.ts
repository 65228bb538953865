import { expect, screen, type userEvent as user, waitFor, within } from 'storybook/test'
import { tickWarnings } from './tickWarnings.ts'

type PageContext = { canvasElement: HTMLElement; userEvent: Pick<typeof user, 'click'> }

/** What a person does in the stories of the credit assessment. */
export const assessmentPage = {
  /** Opens a part from the list; its title has the focus then. */
  async open({ canvasElement, userEvent }: PageContext, part: string): Promise<void> {
    const canvas = within(canvasElement)
    // On a phone the list stands behind the part that is open.
    const back = canvas.queryByRole('button', { name: 'All parts' })
    if (back) await userEvent.click(back)
    const list = within(canvas.getByRole('navigation', { name: 'Parts' }))
    await userEvent.click(list.getByRole('button', { name: new RegExp(part) }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: part, level: 3 })).toHaveFocus())
  },
  /** Everything that was kept is on show. */
  async settle({ canvasElement }: Pick<PageContext, 'canvasElement'>, steps: RegExp): Promise<void> {
    await waitFor(() => expect(canvasElement.querySelector('.ol-Assessment-steps')).toHaveTextContent(steps))
  },
  /** Opens the last question; returns its confirm button once it may be pressed. */
  async review(pageContext: PageContext): Promise<HTMLElement> {
    await assessmentPage.settle(pageContext, /^43 of 43/)
    await assessmentPage.open(pageContext, 'Check and submit')
    const canvas = within(pageContext.canvasElement)
    await pageContext.userEvent.click(await canvas.findByRole('button', { name: 'Submit the assessment' }))
    const box = await screen.findByRole('alertdialog', { name: 'Submit now?' })
    const dialog = within(box)
    await tickWarnings(box, pageContext.userEvent)
    const confirm = dialog.getByRole('button', { name: /^Submit 20 files/ })
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'))
    return confirm
  },
  /** All of it, up to the press that sends. */
  async send(pageContext: PageContext): Promise<void> {
    await pageContext.userEvent.click(await assessmentPage.review(pageContext))
  },
}
