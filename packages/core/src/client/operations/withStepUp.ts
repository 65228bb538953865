import type { LendingEngine, StepUpDemand } from '../LendingEngine.ts'
import { isStepUp } from './isStepUp.ts'

/** Sends; when the relay wants a proof of the person, asks the host for one and sends the same again with the proof. */
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

/** The limit for a host that answers at once with proofs that the relay refuses: it must not keep the relay busy. */
const mostProofs = 5

/**
 * Asks the host for a proof and sends with it; asks again after the relay refuses the proof. A cancelled question throws the relay's refusal, and
 * nothing was sent; every other error comes from the sending.
 */
async function proveAndSend<Data>(parameters: ProveAndSendParameters<Data>): Promise<Data> {
  const { send, about, onStepUp } = parameters
  let { refusal } = parameters
  for (let proofs = 0; proofs < mostProofs; proofs += 1) {
    const wasRefused = isStepUp(refusal) && refusal.code === 'step_up_refused'
    // An `onStepUp` that rejects gives no proof.
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
