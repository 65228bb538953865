import { isRecord } from '../lib/isRecord.ts'
import { errorName } from '../observability/index.ts'
import type { LedgerContext } from './LedgerContext.ts'
import type { CallOutcome, Claim } from './OperationStore.ts'
import { readOutcome } from './readOutcome.ts'
import {
  type AbortReason,
  askService,
  type UpstreamAnswer,
  type UpstreamCall,
  type UpstreamFailure,
} from '../upstream/index.ts'
import type { EndpointName } from '@onlend/core/internal'
import type { PassingForm } from './compareForm.ts'
import type { AnswerTimeout } from './createAnswerTimeout.ts'
import { readText } from '../lib/readText.ts'

/**
 * Calls the service for a claimed write and says what came of it. Whatever breaks in here may have broken after a byte had left, so that it is
 * an unknown outcome and no failure of the relay, which would tell people that nothing was sent.
 */
export async function callOnce(
  context: LedgerContext,
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

/** A form that the relay makes from files that wait. */
export type StagedForm = {
  /** Why it was cut off before its end. */
  abortReason: () => AbortReason | null
  /** What is kept of the files: the names of their parts, since what people call their files is theirs. Sizes are bytes. */
  files: { part: string; size: number; sha256: string }[]
  /** The ids of the files, which are taken along in the same step in which the write is recorded as accepted. */
  uploads: readonly string[]
  /** Throws their bytes away, once that is on record. */
  clear: () => Promise<void>
}

/** What is known of a claim while it is being sent. */
export type SentClaim = Pick<Claim, 'owner' | 'id' | 'kind' | 'leaseUntil'>

/** A write that is ready to go. */
export type SendWriteParameters = {
  claim: SentClaim
  call: Omit<UpstreamCall, 'endpoint'> & { endpoint: EndpointName }
  /** After which the person hears that the outcome is not known yet. A JSON body starts it with its call, a form with its last byte. */
  answerTimeout: AnswerTimeout
  /** The body where it is a form; one that is cut off before its end, the service cannot have acted on. */
  form?: PassingForm
  /** The body where it is made here from files that wait. */
  made?: StagedForm
}

/** Calls the service once for the ledger, which keeps what it answers as text. */
async function callUpstream(
  context: LedgerContext,
  call: UpstreamCall,
): Promise<UpstreamAnswer | UpstreamFailure> {
  const answer = await askService(context, call)
  if (answer.type === 'failure') return answer
  const { body, ...rest } = answer
  return { ...rest, text: body && readText(body) }
}
