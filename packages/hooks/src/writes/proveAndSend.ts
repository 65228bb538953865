import { isLendingError } from '@onlend/core'
import type { Lending } from '../lending/Lending.ts'
import { isStepUp } from './isStepUp.ts'
import type { SteppedUp } from './withStepUp.ts'

/** A host that answers at once with what is refused again and again must not keep the relay busy. */
const mostProofs = 5

/**
 * Has the host ask the person for a proof, and sends with it; a proof that is refused is asked for again. A cancelled question leaves the relay's
 * refusal, after which nothing was sent; every other failure is that of the sending.
 */
export async function proveAndSend<Data>(
  { onStepUp }: Pick<Lending, 'onStepUp'>,
  { send, about }: SteppedUp<Data>,
  demanded: unknown,
): Promise<Data> {
  let refusal = demanded
  for (let proofs = 0; proofs < mostProofs; proofs += 1) {
    const wasRefused = isLendingError(refusal) && refusal.code === 'step_up_refused'
    // A question that breaks gives no proof.
    const proof = await onStepUp({ ...about(), wasRefused }).catch(() => null)
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
