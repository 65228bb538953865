import { inSpan, RelayRefusal } from '../http/index.ts'
import { trackWork } from '../lib/trackWork.ts'
import type { LedgerContext } from './LedgerContext.ts'
import { callOnce, type SendWriteParameters, type SentClaim } from './callOnce.ts'
import type { TracedSpan } from '../observability/index.ts'
import type { OperationRecord } from './OperationRecord.ts'
import type { CallOutcome } from './OperationStore.ts'

/** Milliseconds between two tries: at first a connection that blinked, then a database that changes its leader or starts again. No try follows the last. */
const pauses = [50, 250, ...Array.from({ length: 15 }, () => 1_000), Number.POSITIVE_INFINITY]

/**
 * Records what came of a call. A ledger that fails here is tried again until other instances may take the sender for dead, since the call itself
 * never is.
 *
 * @throws RelayRefusal when the outcome could not be kept: what is not recorded is not claimed.
 */
async function recordWrite(
  { store, logger, clock }: LedgerContext,
  claim: SentClaim,
  outcome: CallOutcome,
): Promise<OperationRecord> {
  const facts = { operation: claim.id, state: outcome.state }
  for (const [failures, pause] of pauses.entries()) {
    try {
      return await store.record(claim, outcome)
    } catch {
      if (failures === 0)
        logger.error({ event: 'ledger.record_failed', ...facts }, 'an outcome could not be recorded yet')
      if (clock.now() + pause > claim.leaseUntil) break
      await new Promise<void>((resolve) => clock.setTimer(resolve, pause))
    }
  }
  logger.error({ event: 'ledger.record_lost', ...facts }, 'an outcome was not recorded')
  throw new RelayRefusal('outcome_unknown')
}

type Taking<Answer> = {
  /** Asks the ledger for leave to send: `null` is leave, and comes once per operation; an operation is answered as it is. */
  take: () => Promise<OperationRecord | null>
  /** Makes the answer from the record. */
  answer: (operation: OperationRecord, facts: { replayed: boolean }) => Answer
}

/**
 * Sends what the ledger gives leave for, and records what came of it.
 *
 * @throws RelayRefusal when the relay began to close while the request was read; nothing was sent.
 */
export async function sendClaimed<Answer>(
  context: LedgerContext,
  parameters: SendWriteParameters,
  taking: Taking<Answer>,
): Promise<Answer> {
  if (context.isClosing()) {
    parameters.call.deadline.clear()
    throw new RelayRefusal('shutting_down')
  }
  return new Promise<Answer>((resolve, reject) => {
    const work = takeAndSend(context, parameters, { ...taking, resolve, reject })
    trackWork(context, { work: 'write', id: parameters.claim.id }, work).then(resolve, reject)
  })
}

/** The first answer counts. */
type Early<Answer> = { resolve: (answer: Answer) => void; reject: (error: unknown) => void }

async function takeAndSend<Answer>(
  context: LedgerContext,
  parameters: SendWriteParameters,
  { take, answer, resolve, reject }: Taking<Answer> & Early<Answer>,
): Promise<Answer> {
  const { claim, call, made, answerTimeout } = parameters
  try {
    const known = await inSpan(startSpan(context, parameters, 'claim'), take, (operation) => ({
      attributes: { 'onlend.operation.state': operation?.state ?? 'submitting' },
    }))
    if (known) return answer(known, { replayed: true })
    let telling: Promise<void> | null = null
    answerTimeout.onOver(() => {
      telling = tellUnknown(context, parameters)
        .then((operation) => answer(operation, { replayed: false }))
        .then(resolve, reject)
    })
    if (call.kind === 'write') answerTimeout.start(context.upstream.timeouts.headers)
    // Before a byte has left: what is not noted outside of the database would be forgotten with it.
    const outcome = (await context.fence.note(claim.id))
      ? await callOnce(context, parameters)
      : neverSent(context.clock.now())
    answerTimeout.clear()
    // What was learnt comes after what was not known yet, also in the ledger.
    await telling
    const operation = await inSpan(
      startSpan(context, parameters, 'record'),
      () => recordWrite(context, claim, outcome),
      ({ state }) => ({ attributes: { 'onlend.operation.state': state } }),
    )
    if (operation.acceptedAt !== null) await made?.clear()
    context.measure({ type: 'write', kind: claim.kind, state: operation.state })
    if (telling !== null) logWrite(context, parameters, { event: 'write.late', state: operation.state })
    else if (operation.state === 'unknown') logWrite(context, parameters, { event: 'write.unknown' })
    return answer(operation, { replayed: false })
  } finally {
    answerTimeout.clear()
    call.deadline.clear()
  }
}

function startSpan(
  { tracer }: LedgerContext,
  { claim, call }: SendWriteParameters,
  name: string,
): TracedSpan {
  const attributes = { 'onlend.endpoint': claim.kind, 'onlend.operation.id': claim.id }
  return tracer.start(name, { kind: 'internal', parent: call.trace?.span ?? null, attributes })
}

/** Records the operation as `unknown` while the call goes on. It is tried once: if that fails, the answer is the same, and the end of the call is recorded. */
async function tellUnknown(
  context: LedgerContext,
  parameters: SendWriteParameters,
): Promise<OperationRecord> {
  const { store, clock } = context
  logWrite(context, parameters, { event: 'write.unanswered' })
  const nothing = { answer: null, refusal: null, serviceMessage: null, result: null }
  const operation = await store
    .record(parameters.claim, { ...nothing, state: 'unknown', now: clock.now() })
    .catch(() => null)
  if (!operation) throw new RelayRefusal('outcome_unknown')
  return operation
}

function neverSent(now: number): CallOutcome {
  const nothing = { answer: null, serviceMessage: null, result: null }
  return { ...nothing, state: 'rejected', refusal: 'store_unavailable', now }
}

type WriteEvent = keyof typeof sentences

const sentences = {
  'write.unknown': 'a write was sent and its outcome is not known',
  'write.unanswered': 'a write got no answer in time; the page was told so, and the relay still waits for it',
  'write.late': 'a write has ended that got no answer in time',
}

function logWrite(
  { logger }: LedgerContext,
  { claim, call }: SendWriteParameters,
  { event, state }: { event: WriteEvent; state?: string },
): void {
  const facts = { event, endpoint: claim.kind, operation: claim.id, requestId: call.requestId }
  if (event === 'write.late') logger.info({ ...facts, state: state ?? null }, sentences[event])
  else logger.warn(facts, sentences[event])
}
