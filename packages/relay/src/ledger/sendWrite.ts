import type { RelayAnswer } from '../http/index.ts'
import type { LedgerContext } from './LedgerContext.ts'
import { answerOperation } from './answerOperation.ts'
import type { SendWriteParameters } from './callOnce.ts'
import { claimWrite } from './claimWrite.ts'
import type { Claim } from './Claim.ts'
import { sendClaimed } from './sendClaimed.ts'

/** A write to send, with the claim that the ledger records first. */
export type SendClaimParameters = SendWriteParameters & {
  claim: Claim
  /** Checks the person's proof, where the ledger requires one. */
  checkStepUp?: () => Promise<void>
}

/**
 * Sends a write exactly once: claims it before, records the outcome after, and answers from the record.
 * The work goes on after the caller has left or got `outcome_unknown`; the relay waits for the work before it closes.
 *
 * @throws RelayRefusal when the relay began to close while the request was read; nothing was sent.
 */
export async function sendWrite(
  context: LedgerContext,
  parameters: SendClaimParameters,
): Promise<RelayAnswer> {
  const { checkStepUp, call } = parameters
  const traceParent = call.trace ? context.tracer.keptFor(call.trace.span) : null
  const claim = { ...parameters.claim, traceParent }
  return sendClaimed(context, parameters, {
    take: () => claimWrite(context, claim, checkStepUp),
    answer: answerOperation,
  })
}
