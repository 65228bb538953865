import { relayHeaders } from '@onlend/core/relay'
import { callbackTimeout, RelayRefusal } from '../../http/index.ts'
import { withDeadline } from '../../lib/withDeadline.ts'
import type { LedgerContext } from '../LedgerContext.ts'
import type { StepUpQuestion } from './SpendingControls.ts'

type AskedStepUp = Omit<StepUpQuestion, 'proof'> & { request: Request }

/** The characters of the encodings that hosts use in a header. */
const proofPattern = /^[A-Za-z0-9._~+/=-]{1,4096}$/

/**
 * Asks the host whether a request carries the proof that its person means this very operation. Only `true` is a yes.
 *
 * @throws RelayRefusal for a missing proof, a proof of something else, and a host that does not answer.
 */
export async function checkStepUp(
  { spending, clock, logger }: LedgerContext,
  { request, ...question }: AskedStepUp,
): Promise<void> {
  const { verifyStepUp } = spending
  const data = { operationId: question.operationId }
  const proof = request.headers.get(relayHeaders.stepUp)
  if (proof === null) throw new RelayRefusal('step_up_required', { data })
  if (!verifyStepUp) throw new RelayRefusal('rights_unknown')
  const facts = { action: question.action, operation: question.operationId }
  const answer = proofPattern.test(proof)
    ? await withDeadline(clock, callbackTimeout, () => verifyStepUp({ ...question, proof })).catch(() => null)
    : false
  if (answer === true) return
  // The reason may quote the proof, so only the fact is logged.
  if (answer === null)
    logger.warn({ event: 'step_up.failed', ...facts }, 'verifyStepUp failed or did not answer')
  else
    logger.warn({ event: 'step_up.refused', ...facts }, 'a proof of a person was not one for this operation')
  throw new RelayRefusal(answer === null ? 'rights_unknown' : 'step_up_refused', { data })
}
