import type { Dispatcher } from 'undici'
import { findErrorCode } from '../findErrorCode.ts'
import { joinBytes } from '../../lib/joinBytes.ts'
import type { UpstreamFailure } from '../UpstreamAnswer.ts'
import type { UpstreamResponse } from '../UpstreamTransport.ts'

/** Interim answers (1xx) that a call puts up with. */
const interimLimit = 8

const timeoutCodes: ReadonlySet<string> = new Set([
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** The result of a call, before its body is decompressed. */
export type ExchangeResult = UpstreamResponse | UpstreamFailure

/** One call on the wire, as undici reports it. Only it knows whether a byte of the request may have left. */
export class UpstreamExchange implements Dispatcher.DispatchHandler {
  readonly #limit: number
  readonly #settle: (result: ExchangeResult) => void
  #controller: Dispatcher.DispatchController | null = null
  #isSettled = false
  #interim = 0
  #status = 0
  #headers: Readonly<Record<string, string | string[] | undefined>> = {}
  readonly #pieces: Uint8Array<ArrayBuffer>[] = []
  #length = 0

  /** @param limit Bytes of the body that are kept. */
  constructor(limit: number, settle: (result: ExchangeResult) => void) {
    this.#limit = limit
    this.#settle = settle
  }

  /** The caller no longer wants the answer. A request that has not begun will not begin. */
  cancel(): void {
    this.#fail('upstream_unreachable')
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    // A request that began once may have arrived: begun again, it could be sent twice.
    if (this.#controller) this.#fail('upstream_unreachable')
    this.#controller = controller
    if (this.#isSettled) controller.abort(new Error('cancelled'))
  }

  onResponseStart(
    _controller: unknown,
    status: number,
    headers: Record<string, string | string[] | undefined>,
  ): void {
    if (status < 200) {
      this.#interim += 1
      if (this.#interim > interimLimit) this.#fail('upstream_invalid')
      return
    }
    this.#status = status
    this.#headers = headers
    if (status >= 300 && status < 400) this.#end(null)
  }

  onResponseData(_controller: unknown, piece: Buffer): void {
    this.#length += piece.byteLength
    // The cast excludes shared memory, which undici never hands out.
    if (this.#length <= this.#limit) this.#pieces.push(piece as Buffer<ArrayBuffer>)
    else this.#end(null)
  }

  onResponseEnd(): void {
    this.#finish(this.#response(joinBytes(this.#pieces, this.#length)))
  }

  onResponseError(_controller: unknown, error: Error): void {
    const reason = findErrorCode(error) ?? ''
    if (timeoutCodes.has(reason)) this.#fail('upstream_timeout', reason)
    else if (this.#status > 0 || reason.startsWith('HPE_')) this.#fail('upstream_invalid', reason)
    else this.#fail('upstream_unreachable', reason)
  }

  #response(body: Uint8Array<ArrayBuffer> | null): UpstreamResponse {
    const headers = this.#headers
    const header = (name: string): string | null => {
      const value = headers[name]
      return typeof value === 'string' ? value : null
    }
    return { type: 'response', status: this.#status, header, body }
  }

  /** Answers with the facts known so far and reads no more. */
  #end(body: null): void {
    this.#finish(this.#response(body))
    this.#controller?.abort(new Error('the rest is not wanted'))
  }

  #fail(code: UpstreamFailure['code'], reason = ''): void {
    const neverSent = this.#controller === null
    this.#finish({ type: 'failure', code, neverSent, reason: reason || undefined })
    this.#controller?.abort(new Error(code))
  }

  #finish(result: ExchangeResult): void {
    if (this.#isSettled) return
    this.#isSettled = true
    this.#settle(result)
  }
}
