import { inSpan, RelayRefusal } from '../http/index.ts'
import { trackWork } from '../lib/trackWork.ts'
import type { LedgerContext } from './LedgerContext.ts'
import { callOnce, type SendWriteParameters, type SentClaim } from './callOnce.ts'
import type { TracedSpan } from '../observability/index.ts'
import type { OperationRecord } from './OperationRecord.ts'
import type { CallOutcome } from './Claim.ts'

/** Milliseconds between two tries: first for a short loss of the connection, then for a database that fails over or restarts. No try follows the last. */
const pauses = [50, 250, ...Array.from({ length: 15 }, () => 1_000), Number.POSITIVE_INFINITY]

/**
 * Records the outcome of a call. Retries a failing ledger until other instances may take the sender for dead, since no instance repeats the call.
 *
 * @throws RelayRefusal when the ledger could not record the outcome: the relay reports only recorded outcomes.
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
  /** Asks the ledger for permission to send: `null` permits the send, once per operation; an operation is the answer. */
  take: () => Promise<OperationRecord | null>
  /** Makes the answer from the record. */
  answer: (operation: OperationRecord, facts: { replayed: boolean }) => Answer
}

/**
 * Sends an operation with the ledger's permission, and records the outcome.
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
      telling = reportUnknown(context, parameters)
        .then((operation) => answer(operation, { replayed: false }))
        .then(resolve, reject)
    })
    if (call.kind === 'write') answerTimeout.start(context.upstream.timeouts.headers)
    // Before the first byte: a restored database would forget an operation that the witness did not note.
    const outcome = (await context.fence.note(claim.id))
      ? await callOnce(context, parameters)
      : neverSent(context.clock.now())
    answerTimeout.clear()
    // The ledger records the outcome after the earlier `unknown`.
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

/** Records the operation as `unknown` while the call goes on. One try: after a failure the answer is the same, and the end of the call is recorded. */
async function reportUnknown(
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
