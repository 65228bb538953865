/** Drops the early reads of the page's head, which belong to the session before. */
export function forgetEarlyAnswers(): void {
  // The head's own script made it, before any module ran.
  const here = globalThis as { earlyAnswers?: Map<string, Promise<Response>> }
  here.earlyAnswers?.clear()
}
