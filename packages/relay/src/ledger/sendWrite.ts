import type { RelayAnswer } from '../http/index.ts'
import type { LedgerContext } from './LedgerContext.ts'
import { answerOperation } from './answerOperation.ts'
import type { SendWriteParameters } from './callOnce.ts'
import { claimWrite } from './claimWrite.ts'
import { compareForm } from './compareForm.ts'
import type { Claim } from './OperationStore.ts'
import { sendClaimed } from './sendClaimed.ts'

/** A write to send, and what the ledger is to know of it first. */
export type SendClaimParameters = SendWriteParameters & {
  claim: Claim
  /** Asked where the ledger wants a proof of the person. */
  checkStepUp?: () => Promise<void>
}

/**
 * Sends a write exactly once: written down before, recorded after, and answered from the record.
 * The work goes on when the caller has gone, or has been told that the outcome is not known yet; the relay waits for it before it closes.
 *
 * @throws RelayRefusal when the relay began to close while the request was read; nothing was sent.
 */
export async function sendWrite(
  context: LedgerContext,
  parameters: SendClaimParameters,
): Promise<RelayAnswer> {
  const { form, checkStepUp, call } = parameters
  const traceParent = call.trace ? context.tracer.keptFor(call.trace.span) : null
  const claim = { ...parameters.claim, traceParent }
  return sendClaimed(context, parameters, {
    async take() {
      const known = await claimWrite(context, claim, checkStepUp)
      if (known && form) await compareForm(known, form)
      return known
    },
    answer: answerOperation,
  })
}
