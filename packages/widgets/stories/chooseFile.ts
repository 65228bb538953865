type UserEvent = { upload: (element: HTMLElement, file: File) => Promise<void> }

/** Picks a file as a person does in the device's own picker, which no test can open. */
export async function chooseFile(canvas: HTMLElement, file: File, userEvent: UserEvent): Promise<void> {
  const input = canvas.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('There is no place for a file.')
  // What it offers is no rule: people pick anything.
  input.removeAttribute('accept')
  await userEvent.upload(input, file)
}
