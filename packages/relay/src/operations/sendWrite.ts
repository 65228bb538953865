import type { RelayAnswer } from '../answers/RelayAnswer.ts'
import { RelayRefusal } from '../answers/RelayRefusal.ts'
import { keepRunning } from '../closing/keepRunning.ts'
import type { RelayContext } from '../RelayContext.ts'
import { answerOperation } from './answerOperation.ts'
import { callOnce } from './callOnce.ts'
import { claimWrite } from './claimWrite.ts'
import { compareForm } from './compareForm.ts'
import { recordWrite } from './recordWrite.ts'
import type { SendWriteParameters } from './SendWriteParameters.ts'

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

async function claimAndSend(context: RelayContext, parameters: SendWriteParameters): Promise<RelayAnswer> {
  const { claim, call, form, made } = parameters
  try {
    const known = await claimWrite(context, claim)
    if (known) {
      if (form) await compareForm(known, form)
      return answerOperation(known, { replayed: true })
    }
    const operation = await recordWrite(context, claim, await callOnce(context, parameters))
    if (operation.acceptedAt !== null) await made?.clear()
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
