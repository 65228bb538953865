import type { RelayAnswer } from '../http/RelayAnswer.ts'
import { RelayRefusal } from '../http/RelayRefusal.ts'
import { keepRunning } from '../closing/keepRunning.ts'
import type { RelayContext } from '../RelayContext.ts'
import { answerOperation } from './answerOperation.ts'
import { callOnce, type SendWriteParameters } from './callOnce.ts'
import { claimWrite } from './claimWrite.ts'
import { compareForm } from './compareForm.ts'
import { recordWrite } from './recordWrite.ts'

/**
 * Sends a write exactly once: written down before, recorded after, and answered from the record.
 * The work goes on when the caller has gone, or has been told that the outcome is not known yet; the relay waits for it before it closes.
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
  return new Promise<RelayAnswer>((resolve, reject) => {
    const work = claimAndSend(context, parameters, { resolve, reject })
    keepRunning(context, { work: 'write', id: parameters.claim.id }, work).then(resolve, reject)
  })
}

/** The first answer counts. */
type Early = { resolve: (answer: RelayAnswer) => void; reject: (error: unknown) => void }

async function claimAndSend(
  context: RelayContext,
  parameters: SendWriteParameters,
  early: Early,
): Promise<RelayAnswer> {
  const { claim, call, form, made, answerTimeout } = parameters
  try {
    const known = await claimWrite(context, claim)
    if (known) {
      if (form) await compareForm(known, form)
      return answerOperation(known, { replayed: true })
    }
    let telling: Promise<void> | null = null
    answerTimeout.onOver(() => {
      telling = recordUnanswered(context, parameters).then(early.resolve, early.reject)
    })
    if (call.kind === 'write') answerTimeout.start(context.upstream.timeouts.headers)
    const outcome = await callOnce(context, parameters)
    answerTimeout.clear()
    // What was learnt comes after what was not known yet, also in the ledger.
    await telling
    const operation = await recordWrite(context, claim, outcome)
    if (operation.acceptedAt !== null) await made?.clear()
    context.measure({ type: 'write', kind: claim.kind, state: operation.state })
    if (telling !== null) logWrite(context, parameters, { event: 'write.late', state: operation.state })
    else if (operation.state === 'unknown') logWrite(context, parameters, { event: 'write.unknown' })
    return answerOperation(operation, { replayed: false })
  } finally {
    answerTimeout.clear()
    call.deadline.clear()
  }
}

/** Records the operation as `unknown` while the call goes on. It is tried once: if that fails, the answer is the same, and the end of the call is recorded. */
async function recordUnanswered(
  context: RelayContext,
  parameters: SendWriteParameters,
): Promise<RelayAnswer> {
  const { store, clock } = context
  logWrite(context, parameters, { event: 'write.unanswered' })
  const nothing = { answer: null, refusal: null, serviceMessage: null, result: null }
  const operation = await store
    .record(parameters.claim, { ...nothing, state: 'unknown', now: clock.now() })
    .catch(() => null)
  if (!operation) throw new RelayRefusal('outcome_unknown')
  return answerOperation(operation, { replayed: false })
}

type WriteEvent = keyof typeof sentences

const sentences = {
  'write.unknown': 'a write was sent and its outcome is not known',
  'write.unanswered': 'a write got no answer in time; the page was told so, and the relay still waits for it',
  'write.late': 'a write has ended that got no answer in time',
}

function logWrite(
  { logger }: RelayContext,
  { claim, call }: SendWriteParameters,
  { event, state }: { event: WriteEvent; state?: string },
): void {
  const facts = { event, endpoint: claim.kind, operation: claim.id, requestId: call.requestId }
  if (event === 'write.late') logger.info({ ...facts, state: state ?? null }, sentences[event])
  else logger.warn(facts, sentences[event])
}
