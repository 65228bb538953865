import type { EndpointName } from '../http/EndpointName.ts'

/**
 * A way to go wrong. `executed` tells whether the service did what it was asked before it went wrong.
 *
 * - Not executed: `reset` (connection closed), `hang` (no answer ever), `409` (in conflict with something), `413` (a page of the gateway), `500`, `502-html`, `429` (with `Retry-After`), `401`, `redirect`.
 * - Executed: `latency`, `done-then-reset` and `done-then-500` (the answer is lost), `truncated`, `malformed-json`,
 *   `wrong-content-type`, `gzip`, `brotli`, `slow-body`, `empty-200`, `error-200` (`status: error` with HTTP 200).
 */
export type FaultKind =
  | 'latency'
  | 'reset'
  | 'hang'
  | '409'
  | '413'
  | '500'
  | '502-html'
  | '429'
  | '401'
  | 'redirect'
  | 'done-then-reset'
  | 'done-then-500'
  | 'truncated'
  | 'malformed-json'
  | 'wrong-content-type'
  | 'gzip'
  | 'brotli'
  | 'slow-body'
  | 'empty-200'
  | 'error-200'

/** A fault, with its measure where it has one. */
export type SandboxFault = {
  kind: FaultKind
  /**
   * How long `latency` and `slow-body` take, in milliseconds.
   * @default 2000
   */
  ms?: number
  /**
   * What `429` says in `Retry-After`, in seconds.
   * @default 2
   */
  retryAfter?: number
}

/** A fault laid on the next calls of one endpoint, or of any with `*`. */
export type FaultRule = {
  endpoint: EndpointName | '*'
  /**
   * How many calls it hits.
   * @default 1
   */
  times?: number
  fault: FaultKind | SandboxFault
}

/** The faults that wait for their calls. */
export type SandboxFaults = {
  /** Lays a fault on the next calls. The oldest rule that fits a call is used first. */
  add(rule: FaultRule): void
  clear(): void
  /** The rules not used up yet. */
  list(): { endpoint: EndpointName | '*'; times: number; fault: SandboxFault }[]
}
