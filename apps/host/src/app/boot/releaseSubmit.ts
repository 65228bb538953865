type HeldSubmit = { stop: () => void; form: HTMLFormElement | null }

/**
 * Submits the form that a person submitted before the script ran: the page's head held it back, for a browser alone would have put
 * what was typed into the address. To be called once the form is taken over; later calls do nothing.
 */
export function releaseSubmit(): void {
  // The head's own script made it, before any module ran.
  const here = globalThis as { heldSubmit?: HeldSubmit }
  const held = here.heldSubmit
  if (!held) return
  delete here.heldSubmit
  held.stop()
  if (held.form?.isConnected) held.form.requestSubmit()
}
