import type { RelayAnswer } from './answers/RelayAnswer.ts'

/** A running relay. */
export type Relay = {
  /** Answers a request; never rejects. */
  fetch(request: Request): Promise<Response>
  /** What `fetch` answers, before a `Response` is made of it: for an adapter that writes to a socket itself. */
  answer(request: Request): Promise<RelayAnswer>
  /** Does what time alone makes due: dead senders, stale operations, webhooks that were not applied, retention. Call it every minute or so. */
  sweep(): Promise<void>
  /** Refuses new writes, ends the event streams, and resolves when every write that was sent has been recorded. The store stays open. */
  close(): Promise<void>
}
