import type { EndpointName } from '../http/EndpointName.ts'

/**
 * A kind of fault. `executed` in the record of calls shows whether the service carried the call out before the fault.
 *
 * - Not executed: `reset` (connection closed), `hang` (no answer ever), `409` (a conflict), `413` (a page of the gateway), `500`, `502-html`,
 *   `429` (with `Retry-After`), `401`, `redirect`.
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

/** A fault, with its duration or `Retry-After`. */
export type SandboxFault = {
  kind: FaultKind
  /**
   * The duration of `latency` and `slow-body`, in milliseconds.
   * @default 2000
   */
  ms?: number
  /**
   * The `Retry-After` of `429`, in seconds.
   * @default 2
   */
  retryAfter?: number
}

/** A fault for the next calls of one endpoint, or of any with `*`. */
export type FaultRule = {
  endpoint: EndpointName | '*'
  /**
   * The number of calls that it hits.
   * @default 1
   */
  times?: number
  fault: FaultKind | SandboxFault
}

/** The faults that wait for their calls. */
export type SandboxFaults = {
  /** Adds a fault for the next calls. The oldest rule that fits a call applies first. */
  add(rule: FaultRule): void
  clear(): void
  /** The rules not used up yet. */
  list(): { endpoint: EndpointName | '*'; times: number; fault: SandboxFault }[]
}
