import type { AppliedReading } from '../../src/inbox/InboxStore.ts'

/** How a webhook was read that could be read, for the first time. */
export const appliedReading: AppliedReading = {
  isParsed: true,
  redacted: '[blank]',
  again: false,
  now: 1_700_000_001_000,
}
