import { type userEvent as user, within } from 'storybook/test'

/** Ticks every open warning of a review, as a person who has checked them does. */
export async function tickWarnings(
  dialog: HTMLElement,
  userEvent: Pick<typeof user, 'click'>,
): Promise<void> {
  for (const box of within(dialog).queryAllByRole('checkbox', { name: /^I have checked it/, checked: false }))
    await userEvent.click(box)
}
