import type { Operation } from '@onlend/core'

/** What this device knows by itself of a write that left it. */
export type SentWrite = {
  /** As the relay will write it down: the last four digits of an account, never all of it. After a reload, what this device kept of it. */
  summary: Operation['summary']
  /** ISO, by this device's clock. */
  sentAt: string
  /** When an answer came, or none could be hoped for any more; `null` after a reload. */
  endedAt: string | null
}
