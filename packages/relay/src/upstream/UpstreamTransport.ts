import type { Clock } from '../lib/Clock.ts'
import type { UpstreamTimeouts } from './readTimeouts.ts'
import type { UpstreamFailure } from './UpstreamAnswer.ts'
import type { RelayErrorCode } from '@onlend/core/relay'

/** One call as it goes on the wire. */
export type UpstreamRequest = {
  /** `read` may share a connection with others; `write` and `upload` must have one that carries nothing else before or after. */
  kind: 'read' | 'write' | 'upload'
  method: string
  /** Under the base address that the transport was made for. */
  url: string
  headers: Readonly<Record<string, string>>
  /** An iterable that throws has been cut off: the service may not see it end. */
  body: Uint8Array<ArrayBuffer> | AsyncIterable<Uint8Array> | null
  /** Bytes of an iterable body, where the sender announced them. */
  length: number | null
  /**
   * To be asked again right before the first byte leaves, where the transport can tell: a relay may have stood still since it began to send.
   * `false` is a failure with `neverSent`.
   */
  mayBegin: () => boolean
  /** Calls back once when the answer is no longer wanted; returns the function that removes the listener. */
  onCancel: (listener: () => void) => () => void
}

/** The answer of the service, as received. */
export type UpstreamResponse = {
  type: 'response'
  status: number
  header: (name: string) => string | null
  /** Decompressed; `null` when it is longer than the limit or cannot be decoded. The body of a redirect is not read. */
  body: Uint8Array<ArrayBuffer> | null
}

/**
 * Carries calls to the service: it follows no redirect, tries nothing again, and ends a failed call as a failure and not with a throw.
 * A request of which this is not certain counts as sent.
 */
export type UpstreamTransport = {
  send: (request: UpstreamRequest) => Promise<UpstreamResponse | UpstreamFailure>
  /** Lets go of idle connections. */
  close: () => Promise<void>
}

/** The settings of a transport. */
export type TransportSettings = {
  /** Without a slash at its end. The transport sends to no other address. */
  baseUrl: string
  timeouts: UpstreamTimeouts
  /** Bytes of an answer, as received and decompressed. */
  limit: number
  clock: Clock
}

/** Makes a transport; the relay calls it once. */
export type CreateTransport = (settings: TransportSettings) => UpstreamTransport

/** Why a body was cut off before its end, so that the service cannot have acted on it. */
export type AbortReason = Extract<
  RelayErrorCode,
  'upload_changed' | 'upload_not_staged' | 'store_unavailable' | 'internal'
>
