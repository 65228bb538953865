import { screen, type userEvent, within } from 'storybook/test'

type OpenRowOptions = {
  canvas: Pick<ReturnType<typeof within>, 'findByRole'>
  userEvent: Pick<typeof userEvent, 'click'>
}

/** Opens the row whose name begins like this, and finds in its sheet. */
export async function openRow(
  { canvas, userEvent }: OpenRowOptions,
  name: RegExp = /^Withdrawal/,
): Promise<ReturnType<typeof within>> {
  await userEvent.click(await canvas.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', {}, { timeout: 5_000 }))
}
