import type { OutcomeOptions } from './OutcomeOptions.ts'
import type { ReceiverName } from './OutcomeRecord.ts'

/** The receivers that the options name. */
export function listReceivers({ webhook, onOutcome }: OutcomeOptions = {}): ReceiverName[] {
  return [...(webhook ? ['webhook' as const] : []), ...(onOutcome ? ['host' as const] : [])]
}
