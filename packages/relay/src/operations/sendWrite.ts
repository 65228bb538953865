import type { RelayAnswer } from '../answers/RelayAnswer.ts'
import type { EndpointName } from '@onlend/core'
import { callUpstream, type UpstreamCall } from '../forward/callUpstream.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { Claim } from '../stores/RelayStore.ts'
import { answerOperation } from './answerOperation.ts'
import { claimWrite } from './claimWrite.ts'
import { readOutcome } from './readOutcome.ts'
import { recordWrite } from './recordWrite.ts'

type SendWriteParameters = {
  claim: Claim
  call: Omit<UpstreamCall, 'endpoint'> & { endpoint: EndpointName }
  /** Why the body was cut off before its end, once it is known; then the service cannot have acted. */
  cutOff?: () => 'malformed_request' | 'body_too_large' | null
}

/**
 * Sends a write exactly once: written down before, recorded after, and answered from the record.
 * The work goes on when whoever asked has left, and the relay waits for it before it closes.
 */
export async function sendWrite(
  context: RelayContext,
  parameters: SendWriteParameters,
): Promise<RelayAnswer> {
  const work = claimAndSend(context, parameters)
  const settled = work.catch(() => undefined)
  context.running.add(settled)
  try {
    return await work
  } finally {
    context.running.delete(settled)
  }
}

async function claimAndSend(
  context: RelayContext,
  { claim, call, cutOff }: SendWriteParameters,
): Promise<RelayAnswer> {
  try {
    const known = await claimWrite(context, claim)
    if (known) return answerOperation(known, { replayed: true })
    const answer = await callUpstream(context, call)
    const reason = cutOff?.() ?? null
    const now = context.clock.now()
    const outcome = readOutcome(claim.kind, answer, now)
    const refused = {
      state: 'rejected',
      answer: null,
      refusal: reason,
      serviceMessage: null,
      result: null,
      now,
    } as const
    const operation = await recordWrite(context, claim, reason ? refused : outcome)
    if (operation.state === 'unknown') {
      const facts = {
        event: 'write.unknown',
        endpoint: claim.kind,
        operation: claim.id,
        requestId: call.requestId,
      }
      context.logger.warn(facts, 'a write was sent and its outcome is not known')
    }
    return answerOperation(operation, { replayed: false })
  } finally {
    call.deadline.clear()
  }
}
