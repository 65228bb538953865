import type { EncodedBody } from '../multipart/encodeMultipart.ts'
import type { CallEvent } from './CallEvent.ts'

/** Milliseconds until a call gives up waiting. */
export type Timeouts = {
  /** @default 15000 */
  read: number
  /** Longer than a gateway's own limit, so that its answer arrives first. @default 60000 */
  write: number
  /** A write that carries files. @default 600000 */
  upload: number
}

/** How reads are tried again; writes never are. */
export type Retries = {
  /** Tries after the first. @default 2 */
  attempts: number
  /** Milliseconds before the first retry; doubles each time, with jitter. @default 400 */
  delay: number
  /** Milliseconds; also the longest `Retry-After` that is honoured. @default 10000 */
  maxDelay: number
}

/** What a host may pass to `createLendingClient`. */
export type LendingClientOptions = {
  /** Where the relay is mounted: a path such as `/lending` or a full address. */
  baseUrl: string
  /**
   * What is at `baseUrl`. Answers of a relay carry its mark, and one without it is never read as a fact; a server that calls the service
   * itself says `service`.
   * @default 'relay'
   */
  target?: 'relay' | 'service'
  /** @default the global `fetch` */
  fetch?: typeof fetch
  /** Called before every request, for hosts that use tokens instead of cookies, and once more with a token that the relay refused. `createTokenSource` makes one. */
  getToken?: (refused?: string) => string | null | Promise<string | null>
  /** Sent with every request, which asks its getters anew. It is frozen. */
  headers?: Readonly<Record<string, string>>
  timeouts?: Partial<Timeouts>
  retries?: Partial<Retries>
  /** Bytes of an answer before it is refused. @default 16 MiB */
  maxResponseBytes?: number
  /** How files travel; the API document does not show it. @default multipart/form-data */
  encodeFiles?: (parts: Readonly<Record<string, unknown>>) => EncodedBody
  /** Told about every request and answer: names, times and outcomes, never what was sent. What it throws never changes the call. */
  onCall?: (event: CallEvent) => void
  /** Waits between tries. Tests pass their own. */
  wait?: (milliseconds: number, signal?: AbortSignal) => Promise<void>
  /** @default Math.random */
  random?: () => number
}

/** A configured way to reach the relay (or, on a server, the service); holds no state but its options and what is known of the ledger. */
export type LendingClient = {
  readonly baseUrl: string
  readonly target: 'relay' | 'service'
  readonly fetch: typeof fetch
  /** `fetch` was given and must be used; where it was not, an upload may take a way that tells its progress. */
  readonly hasOwnFetch: boolean
  readonly getToken: (refused?: string) => Promise<string | null>
  readonly headers: Readonly<Record<string, string>>
  readonly timeouts: Timeouts
  readonly retries: Retries
  readonly maxResponseBytes: number
  /** What the relay said last of its ledger: the epoch in which keys are minted, where it was restored from a backup; `parts` is what engines remember of it. */
  readonly ledger: { epoch: string | null; readonly parts: Map<unknown, unknown> }
  /** `null` is multipart/form-data. */
  readonly encodeFiles: ((parts: Readonly<Record<string, unknown>>) => EncodedBody) | null
  /** Tells a developer on the console, once, that something else answers at the relay's address; silent in a production build. */
  readonly warnOfNoRelay: () => void
  readonly onCall: (event: CallEvent) => void
  readonly wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>
  readonly random: () => number
}
