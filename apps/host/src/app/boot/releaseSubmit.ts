/**
 * Sends off the form that somebody submitted before the script ran: the page's head held it back, for a browser alone would have put
 * what was typed into the address.
 */
export function releaseSubmit(): void {
  // The head's own script made it, before any module ran.
  const here = globalThis as { heldSubmit?: { stop: () => void; form: HTMLFormElement | null } }
  const { form = null, stop } = here.heldSubmit ?? {}
  // After the page was taken over, in a task of its own: React may still be at it.
  setTimeout(() => {
    stop?.()
    if (form?.isConnected) form.requestSubmit()
  })
}
