import type { Lending, StepUpDemand } from '../lending/Lending.ts'
import { isStepUp } from './isStepUp.ts'

/** What is sent, and what a proof would be for. */
export type SteppedUp<Data> = {
  send: (stepUpProof?: string) => Promise<Data>
  about: () => Omit<StepUpDemand, 'wasRefused'>
}

/** Sends, and where the relay asks for a proof of the person, has the host ask for it and sends the same again with it. */
export function withStepUp<Data>(lending: Lending, steppedUp: SteppedUp<Data>): Promise<Data> {
  return steppedUp.send().catch((error: unknown) => {
    if (!isStepUp(error)) throw error
    // A part that does not arrive leaves the refusal: nothing was sent.
    return import('./proveAndSend.ts').then(
      ({ proveAndSend }) => proveAndSend(lending, steppedUp, error),
      () => Promise.reject(error),
    )
  })
}
