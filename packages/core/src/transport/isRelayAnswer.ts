import { relayHeaders } from '../relay/relayHeaders.ts'
import type { LendingClient } from './LendingClient.ts'

/** What is looked at of an answer, however it was fetched. */
type AnswerHead = { status: number; header: (name: string) => string | null }

/** Whether the relay made this answer. What something else answers is never read, and a developer is told at which address that was. */
export function isRelayAnswer(
  { target, baseUrl, warn }: Pick<LendingClient, 'target' | 'baseUrl' | 'warn'>,
  { status, header }: AnswerHead,
): boolean {
  if (target === 'service' || header(relayHeaders.mark) !== null) return true
  // A gateway in front of a relay that is down has trouble; the address is right.
  if (status < 500)
    warn(
      `Onlend found no relay at ${baseUrl || '/'}: its answers lack the header ${relayHeaders.mark}. Check relayUrl, and that the proxy and CORS let this header through.`,
    )
  return false
}
