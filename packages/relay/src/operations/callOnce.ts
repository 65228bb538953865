import { callUpstream } from '../upstream/callUpstream.ts'
import { isRecord } from '../lib/isRecord.ts'
import { errorName } from '../observability/errorName.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { CallOutcome } from '../stores/RelayStore.ts'
import type { StagedForm } from './StagedForm.ts'
import { readOutcome } from './readOutcome.ts'
import type { SendWriteParameters } from './SendWriteParameters.ts'

/**
 * Calls the service for a claimed write and says what came of it. Whatever breaks in here may have broken after a byte had left, so that it is
 * an unknown outcome and no failure of the relay, which would tell people that nothing was sent.
 */
export async function callOnce(
  context: RelayContext,
  { claim, call, form, made }: SendWriteParameters,
): Promise<CallOutcome> {
  const nothing = { answer: null, refusal: null, serviceMessage: null, result: null }
  try {
    const abortReason = () => (form ?? made)?.abortReason() ?? null
    const answer = await callUpstream(context, { ...call, isAborted: () => abortReason() !== null })
    const now = context.clock.now()
    const refusal = abortReason()
    // A service that says yes to a form of which it never had the end is not believed.
    const isTaken = answer.type === 'answer' && answer.status < 300
    if (refusal)
      return isTaken ? { ...nothing, state: 'unknown', now } : { ...nothing, state: 'rejected', refusal, now }
    const payloadHash = form ? await form.print.digest() : null
    return { ...withFiles(readOutcome(claim.kind, answer, now), made), payloadHash }
  } catch (error) {
    const name = errorName(error)
    const facts = { event: 'write.broke', operation: claim.id, requestId: call.requestId, name }
    context.logger.error(facts, 'a call to the service broke inside the relay')
    return { ...nothing, state: 'unknown', now: context.clock.now() }
  }
}

/** What is taken along is kept with what the service answered, so that another device can show it as well. */
function withFiles(outcome: CallOutcome, made: StagedForm | undefined): CallOutcome {
  if (!made || outcome.state !== 'accepted') return outcome
  const result = { ...(isRecord(outcome.result) ? outcome.result : {}), files: made.files }
  return { ...outcome, result, uploads: made.uploads }
}
