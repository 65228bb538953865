import type { LendingEngine, StepUpDemand } from '../LendingEngine.ts'
import { isStepUp } from './isStepUp.ts'

/** Sends, and where the relay asks for a proof of the person, has the host ask for it and sends the same again with it. */
export function withStepUp<Data>(
  { onStepUp }: Pick<LendingEngine, 'onStepUp'>,
  send: (stepUpProof?: string) => Promise<Data>,
  about: Omit<StepUpDemand, 'wasRefused'>,
): Promise<Data> {
  return send().catch((refusal: unknown) => {
    if (!isStepUp(refusal)) throw refusal
    return proveAndSend({ send, about, onStepUp, refusal })
  })
}

type ProveAndSendParameters<Data> = Pick<LendingEngine, 'onStepUp'> & {
  send: (stepUpProof: string) => Promise<Data>
  /** The sending that the proof is for. */
  about: Omit<StepUpDemand, 'wasRefused'>
  /** The relay's refusal of the sending without a proof. */
  refusal: unknown
}

/** A host that answers at once with what is refused again and again must not keep the relay busy. */
const mostProofs = 5

/**
 * Has the host ask the person for a proof, and sends with it; a proof that is refused is asked for again. A cancelled question leaves the relay's
 * refusal, after which nothing was sent; every other failure is that of the sending.
 */
async function proveAndSend<Data>(parameters: ProveAndSendParameters<Data>): Promise<Data> {
  const { send, about, onStepUp } = parameters
  let { refusal } = parameters
  for (let proofs = 0; proofs < mostProofs; proofs += 1) {
    const wasRefused = isStepUp(refusal) && refusal.code === 'step_up_refused'
    // A question that breaks gives no proof.
    const proof = await onStepUp({ ...about, wasRefused }).catch(() => null)
    if (proof === null) throw refusal
    try {
      return await send(proof)
    } catch (error) {
      if (!isStepUp(error)) throw error
      refusal = error
    }
  }
  throw refusal
}
