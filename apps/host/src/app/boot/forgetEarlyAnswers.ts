/** Throws away what the page's head asked for in the name of whoever was signed in then. */
export function forgetEarlyAnswers(): void {
  // The head's own script made it, before any module ran.
  const here = globalThis as { earlyAnswers?: Map<string, Promise<Response>> }
  here.earlyAnswers?.clear()
}
