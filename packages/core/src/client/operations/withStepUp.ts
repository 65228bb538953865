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
    return import('./proveAndSend.ts').then(
      ({ proveAndSend }) => proveAndSend({ send, about, onStepUp, refusal, isStepUp }),
      // A part that does not arrive leaves the refusal: nothing was sent.
      () => Promise.reject(refusal),
    )
  })
}
