/**
 * Fills in the defaults of the inbox.
 *
 * @throws TypeError for a window that is not a whole number of milliseconds.
 */
export function readInboxOptions(options: InboxOptions = {}): Required<InboxOptions> {
  const inbox = {
    storeRaw: 'redacted' as const,
    matchWindow: 259_200_000,
    openRetention: 604_800_000,
    retention: 2_592_000_000,
    ...options,
  }
  if (!Number.isSafeInteger(inbox.matchWindow) || inbox.matchWindow < 1)
    throw new TypeError('inbox.matchWindow is a whole number of milliseconds, from 1 on')
  return inbox
}

/** How received webhooks are matched and kept. */
export type InboxOptions = {
  /** `redacted` blanks identity and account numbers of a stored body once it has been matched. @default 'redacted' */
  storeRaw?: 'redacted' | 'full'
  /**
   * Milliseconds before an event within which a withdrawal was asked for that the event is tied to by amount and destination alone, where it names none
   * by a reference. @default 259200000
   */
  matchWindow?: number
  /**
   * Milliseconds for which the body of a webhook stays whole in which something is open or nothing final was read, so that a better parser can read it
   * again; then it is blanked like every other. 0 is at once for what says nothing final, and at the next sweep for what is open. @default 604800000
   */
  openRetention?: number
  /** Milliseconds for which received bodies are kept, blanked or not. @default 2592000000 */
  retention?: number
}
