import { expect, screen, waitFor, within, type userEvent as user } from 'storybook/test'
import { tickWarnings } from './tickWarnings.ts'

type PageContext = { canvasElement: HTMLElement; userEvent: Pick<typeof user, 'click'> }

/** Presses “Check”, ticks each warning of the review, and returns its confirm button once the button takes presses. */
export async function openReview(
  { canvasElement, userEvent }: PageContext,
  title: string,
  confirms: RegExp,
): Promise<HTMLElement> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Check' }))
  const box = await screen.findByRole('alertdialog', { name: title })
  await tickWarnings(box, userEvent)
  const confirm = within(box).getByRole('button', { name: confirms })
  await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'))
  return confirm
}
