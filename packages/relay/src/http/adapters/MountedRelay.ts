import type { RelayAnswer } from '../RelayAnswer.ts'

/** The relay that an adapter mounts, as `createRelay` makes it. */
export type MountedRelay = {
  /** Answers a request; never rejects. */
  fetch(request: Request): Promise<Response>
  /** The same, before a `Response` is made of it. */
  answer(request: Request): Promise<RelayAnswer>
}
