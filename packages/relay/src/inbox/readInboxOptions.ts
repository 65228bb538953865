import { OptionError } from '@onlend/core/internal'

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
    throw new OptionError('inbox.matchWindow is a whole number of milliseconds, from 1 on')
  return inbox
}

/** The options for the matching and storage of webhooks. */
export type InboxOptions = {
  /** `redacted` blanks identity and account numbers of a stored body after its events are matched. @default 'redacted' */
  storeRaw?: 'redacted' | 'full'
  /**
   * Milliseconds between a withdrawal and an event without its reference within which the inbox matches the two by amount and destination alone.
   * @default 259200000
   */
  matchWindow?: number
  /**
   * Milliseconds for which the body of a webhook with an open event or without a final one stays whole, so that a better parser can read it again; then
   * the inbox blanks it. 0 blanks a body without a final event at once, and one with an open event at the next sweep. @default 604800000
   */
  openRetention?: number
  /** Milliseconds for which the inbox keeps received bodies, blanked or not. @default 2592000000 */
  retention?: number
}
