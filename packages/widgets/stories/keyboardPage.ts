import { expect, screen, waitFor } from 'storybook/test'

type PageContext = {
  userEvent: { tab: () => Promise<unknown>; keyboard: (keys: string) => Promise<unknown> }
}

/** How a person gets about with the keyboard alone, in the stories. */
export const keyboardPage = {
  /**
   * Presses Tab until something has the focus. Looked up at every press: an input may be replaced by a heavier one, focus and
   * all, when that arrives.
   */
  async tabTo({ userEvent }: PageContext, find: () => Element, most = 16): Promise<void> {
    for (let presses = 0; presses < most && document.activeElement !== find(); presses += 1)
      await userEvent.tab()
    await waitFor(() => expect(find()).toHaveFocus())
  },
  /** Presses Tab as often as there are elements, and expects the focus to meet them in this order. */
  async tabThrough({ userEvent }: PageContext, elements: readonly Element[]): Promise<void> {
    for (const element of elements) {
      await userEvent.tab()
      await expect(element).toHaveFocus()
    }
  },
  /** With the focus on what opens it: the review opens with Enter, Escape leads back, and Enter opens it again. */
  async openReview({ userEvent }: PageContext, title: string): Promise<HTMLElement> {
    const opener = document.activeElement
    await userEvent.keyboard('{Enter}')
    const heading = () => screen.getByRole('heading', { name: title })
    await screen.findByRole('alertdialog', { name: title })
    await waitFor(() => expect(heading()).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('alertdialog', { name: title })
    await waitFor(() => expect(heading()).toHaveFocus())
    return dialog
  },
}
