import type { WriteOutcome } from './WriteOutcome.ts'

/** Whether the service has accepted the write, and nothing has failed or been taken back since. */
export function isAcceptedOutcome(outcome: WriteOutcome | null): boolean {
  return outcome === 'accepted' || outcome === 'succeeded'
}
