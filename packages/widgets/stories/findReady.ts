import { expect, waitFor, type within } from 'storybook/test'

type Canvas = Pick<ReturnType<typeof within>, 'findByRole'>

/** The button with this name, scrolled to as a person does, once it takes presses: one that confirms does so half a second after it came into view. */
export async function findReady(canvas: Canvas, name: string | RegExp): Promise<HTMLElement> {
  const button = await canvas.findByRole('button', { name })
  button.scrollIntoView({ block: 'center' })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), { timeout: 5_000 })
  return button
}
