import type { EncodedBody } from '../multipart/stagedForm.ts'
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

/** The retries of reads; the client never retries a write. */
export type Retries = {
  /** Tries after the first. @default 2 */
  attempts: number
  /** Milliseconds before the first retry; doubles each time, with jitter. @default 400 */
  delay: number
  /** Milliseconds; also the longest `Retry-After` that is honoured. @default 10000 */
  maxDelay: number
}

/** The options of `createLendingClient`. */
export type LendingClientOptions = {
  /** The address of the relay: a path such as `/lending` or a full address. */
  baseUrl: string
  /**
   * The program at `baseUrl`. Answers of a relay carry its mark, and the client trusts no answer without it; a server that calls the service
   * itself passes `service`.
   * @default 'relay'
   */
  target?: 'relay' | 'service'
  /** @default the global `fetch` */
  fetch?: typeof fetch
  /** Called before each request, for hosts with tokens instead of cookies, and again with a token that the relay refused. `createTokenSource` makes one. */
  getToken?: (refused?: string) => string | null | Promise<string | null>
  /** Headers of every request; each request reads their getters anew. The client freezes the object. */
  headers?: Readonly<Record<string, string>>
  timeouts?: Partial<Timeouts>
  retries?: Partial<Retries>
  /** Bytes of an answer before it is refused. @default 16 MiB */
  maxResponseBytes?: number
  /** The encoding of files to the service, which the API document does not show; a relay has `uploads.encodeParts`. @default multipart/form-data */
  encodeFiles?: (parts: Readonly<Record<string, unknown>>) => EncodedBody
  /** Receives every request and answer: names, times and outcomes, never bodies. An error in it never changes the call. */
  onCall?: (event: CallEvent) => void
  /** Waits between tries. Tests pass their own. */
  wait?: (milliseconds: number, signal?: AbortSignal) => Promise<void>
  /** @default Math.random */
  random?: () => number
}

/** A configured client of the relay (or, on a server, of the service); it holds only its options and the state of the ledger. */
export type LendingClient = {
  readonly baseUrl: string
  readonly target: 'relay' | 'service'
  readonly fetch: typeof fetch
  readonly getToken: (refused?: string) => Promise<string | null>
  readonly headers: Readonly<Record<string, string>>
  readonly timeouts: Timeouts
  readonly retries: Retries
  readonly maxResponseBytes: number
  /** The ledger as the relay last reported it: `epoch` begins new keys after a restore from a backup; `parts` is the engines' memory of it. */
  readonly ledger: { epoch: string | null; readonly parts: Map<unknown, unknown> }
  /** `null` means multipart/form-data. */
  readonly encodeFiles: ((parts: Readonly<Record<string, unknown>>) => EncodedBody) | null
  /** Warns a developer on the console, once, that another program answers at the relay's address; silent in a production build. */
  readonly warnOfNoRelay: () => void
  readonly onCall: (event: CallEvent) => void
  readonly wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>
  readonly random: () => number
}
