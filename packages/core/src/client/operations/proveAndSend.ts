import type { LendingEngine, StepUpDemand } from '../LendingEngine.ts'
import type { isStepUp } from './isStepUp.ts'

type ProveAndSendParameters<Data> = Pick<LendingEngine, 'onStepUp'> & {
  send: (stepUpProof: string) => Promise<Data>
  /** What the proof is for. */
  about: Omit<StepUpDemand, 'wasRefused'>
  /** What the relay said before. */
  refusal: unknown
  // An argument: this part is loaded later, and what it imported would make a file of its own of half the kit.
  isStepUp: typeof isStepUp
}

/** A host that answers at once with what is refused again and again must not keep the relay busy. */
const mostProofs = 5

/**
 * Has the host ask the person for a proof, and sends with it; a proof that is refused is asked for again. A cancelled question leaves the relay's
 * refusal, after which nothing was sent; every other failure is that of the sending.
 */
export async function proveAndSend<Data>(parameters: ProveAndSendParameters<Data>): Promise<Data> {
  const { send, about, onStepUp, isStepUp: isAsking } = parameters
  let { refusal } = parameters
  for (let proofs = 0; proofs < mostProofs; proofs += 1) {
    const wasRefused = isAsking(refusal) && refusal.code === 'step_up_refused'
    // A question that breaks gives no proof.
    const proof = await onStepUp({ ...about, wasRefused }).catch(() => null)
    if (proof === null) throw refusal
    try {
      return await send(proof)
    } catch (error) {
      if (!isAsking(error)) throw error
      refusal = error
    }
  }
  throw refusal
}
