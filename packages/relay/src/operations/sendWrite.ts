import type { RelayAnswer } from '../answers/RelayAnswer.ts'
import type { EndpointName } from '@onlend/core'
import { RelayRefusal } from '../answers/RelayRefusal.ts'
import { keepRunning } from '../closing/keepRunning.ts'
import type { UpstreamCall } from '../forward/askService.ts'
import { callUpstream } from '../forward/callUpstream.ts'
import { isRecord } from '../json/isRecord.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { CallOutcome, Claim } from '../stores/RelayStore.ts'
import { answerOperation } from './answerOperation.ts'
import { claimWrite } from './claimWrite.ts'
import { compareForm, type PassingForm } from './compareForm.ts'
import { readOutcome } from './readOutcome.ts'
import type { MadeForm } from './MadeForm.ts'
import { recordWrite } from './recordWrite.ts'

type SendWriteParameters = {
  claim: Claim
  call: Omit<UpstreamCall, 'endpoint'> & { endpoint: EndpointName }
  /** The body where it is a form; one that is cut off before its end, the service cannot have acted on. */
  form?: PassingForm
  /** The body where it is made here from files that wait. */
  made?: MadeForm
}

/**
 * Sends a write exactly once: written down before, recorded after, and answered from the record.
 * The work goes on when whoever asked has left, and the relay waits for it before it closes.
 *
 * @throws RelayRefusal when the relay began to close while the request was read; nothing was sent.
 */
export async function sendWrite(
  context: RelayContext,
  parameters: SendWriteParameters,
): Promise<RelayAnswer> {
  if (context.isClosing()) {
    parameters.call.deadline.clear()
    throw new RelayRefusal('shutting_down')
  }
  return keepRunning(context, { work: 'write', id: parameters.claim.id }, claimAndSend(context, parameters))
}

async function claimAndSend(
  context: RelayContext,
  { claim, call, form, made }: SendWriteParameters,
): Promise<RelayAnswer> {
  try {
    const known = await claimWrite(context, claim)
    if (known) {
      if (form) await compareForm(known, form)
      if (known.acceptedAt !== null) await made?.takeAlong()
      return answerOperation(known, { replayed: true })
    }
    const answer = await callUpstream(context, call)
    const reason = (form ?? made)?.cutOff() ?? null
    const now = context.clock.now()
    const nothing = { answer: null, serviceMessage: null, result: null, now }
    const outcome: CallOutcome = reason
      ? { ...nothing, state: 'rejected', refusal: reason }
      : withFiles(readOutcome(claim.kind, answer, now), made)
    const payloadHash = form ? await form.print.digest() : null
    const operation = await recordWrite(context, claim, { ...outcome, payloadHash })
    if (operation.acceptedAt !== null) await made?.takeAlong()
    context.measure({ type: 'write', kind: claim.kind, state: operation.state })
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

/** What was taken along is kept with what the service answered, so that another device can show it as well. */
function withFiles(outcome: CallOutcome, made: MadeForm | undefined): CallOutcome {
  if (!made || outcome.state !== 'accepted') return outcome
  return { ...outcome, result: { ...(isRecord(outcome.result) ? outcome.result : {}), files: made.files } }
}
