import { markHeader } from '../relay/headerNames.ts'
import type { LendingClient } from './LendingClient.ts'

/** The status and headers of an answer, from any kind of request. */
type AnswerHead = { status: number; headers: Pick<Headers, 'get'> }

/**
 * Whether the relay made this answer. The client never reads an answer of another program, and warns a developer of its address.
 *
 * @example
 * if (!isRelayAnswer(client, response)) return null
 */
export function isRelayAnswer(
  { target, warnOfNoRelay }: Pick<LendingClient, 'target' | 'warnOfNoRelay'>,
  { status, headers }: AnswerHead,
): boolean {
  if (target === 'service' || headers.get(markHeader) !== null) return true
  // A status of 500 or more comes from a gateway whose relay is down: the address is right.
  if (status < 500) warnOfNoRelay()
  return false
}
