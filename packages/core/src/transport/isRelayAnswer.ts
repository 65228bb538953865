import { markHeader } from '../relay/headerNames.ts'
import type { LendingClient } from './LendingClient.ts'

/** What is looked at of an answer, however it was fetched. */
type AnswerHead = { status: number; headers: Pick<Headers, 'get'> }

/**
 * Whether the relay made this answer. What something else answers is never read, and a developer is told at which address that was.
 *
 * @example
 * if (!isRelayAnswer(client, response)) return null
 */
export function isRelayAnswer(
  { target, warnOfNoRelay }: Pick<LendingClient, 'target' | 'warnOfNoRelay'>,
  { status, headers }: AnswerHead,
): boolean {
  if (target === 'service' || headers.get(markHeader) !== null) return true
  // A gateway in front of a relay that is down has trouble; the address is right.
  if (status < 500) warnOfNoRelay()
  return false
}
