import { isRecord } from '../lib/isRecord.ts'
import { errorName } from '../observability/index.ts'
import type { LedgerContext } from './LedgerContext.ts'
import type { CallOutcome, Claim } from './Claim.ts'
import { readOutcome } from './readOutcome.ts'
import {
  type AbortReason,
  askService,
  type UpstreamAnswer,
  type UpstreamCall,
  type UpstreamFailure,
} from '../upstream/index.ts'
import type { EndpointName } from '@onlend/core/internal'
import type { AnswerTimeout } from './createAnswerTimeout.ts'
import { readText } from '../lib/readText.ts'

/**
 * Calls the service for a claimed write and returns the outcome. An error in here may follow the first sent byte, so the outcome is `unknown`
 * and not a failure of the relay, which would report that nothing was sent.
 */
export async function callOnce(
  context: LedgerContext,
  { claim, call, made }: SendWriteParameters,
): Promise<CallOutcome> {
  const nothing = { answer: null, refusal: null, serviceMessage: null, result: null }
  try {
    const abortReason = () => made?.abortReason() ?? null
    const answer = await callUpstream(context, { ...call, isAborted: () => abortReason() !== null })
    const now = context.clock.now()
    const refusal = abortReason()
    // The relay does not believe an acceptance of a form that was cut off before its end.
    const isTaken = answer.type === 'answer' && answer.status < 300
    if (refusal)
      return isTaken ? { ...nothing, state: 'unknown', now } : { ...nothing, state: 'rejected', refusal, now }
    return withFiles(readOutcome(claim.kind, answer, now), made)
  } catch (error) {
    const name = errorName(error)
    const facts = { event: 'write.broke', operation: claim.id, requestId: call.requestId, name }
    context.logger.error(facts, 'a call to the service broke inside the relay')
    return { ...nothing, state: 'unknown', now: context.clock.now() }
  }
}

/** Adds the files to the kept result, so that another device can show them as well. */
function withFiles(outcome: CallOutcome, made: StagedForm | undefined): CallOutcome {
  if (!made || outcome.state !== 'accepted') return outcome
  const result = { ...(isRecord(outcome.result) ? outcome.result : {}), files: made.files }
  return { ...outcome, result, uploads: made.uploads }
}

/** A form that the relay makes from staged files. */
export type StagedForm = {
  /** The reason for which the form was cut off before its end. */
  abortReason: () => AbortReason | null
  /** The kept facts of the files, with the names of their parts: the ledger never keeps people's own file names. Sizes are bytes. */
  files: { part: string; size: number; sha256: string }[]
  /** The ids of the files, which the ledger marks as used in the step that records the acceptance. */
  uploads: readonly string[]
  /** Deletes the bytes of the files after the acceptance is recorded. */
  clear: () => Promise<void>
}

/** The part of a claim that the send needs. */
export type SentClaim = Pick<Claim, 'owner' | 'id' | 'kind' | 'leaseUntil'>

/** A write that is ready for the send. */
export type SendWriteParameters = {
  claim: SentClaim
  call: Omit<UpstreamCall, 'endpoint'> & { endpoint: EndpointName }
  /** The relay answers `outcome_unknown` after this timeout. A JSON body starts it with its call, a form with its last byte. */
  answerTimeout: AnswerTimeout
  /** The body where the relay makes it from staged files; the service cannot have acted on a form that was cut off before its end. */
  made?: StagedForm
}

/** Calls the service once for the ledger, and reads the answer as text. */
async function callUpstream(
  context: LedgerContext,
  call: UpstreamCall,
): Promise<UpstreamAnswer | UpstreamFailure> {
  const answer = await askService(context, call)
  if (answer.type === 'failure') return answer
  const { body, ...rest } = answer
  return { ...rest, text: body && readText(body) }
}
