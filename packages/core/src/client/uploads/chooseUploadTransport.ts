import { NoRelayError } from '../../errors/NoRelayError.ts'
import type { LendingClient } from '../../transport/LendingClient.ts'
import { errorHeader, relayHeader } from '../../relay/headerNames.ts'
import type { RelayErrorCode } from '../../error-codes/relayErrors.ts'
import { isRelayAnswer } from '../../transport/isRelayAnswer.ts'

/** One request to the relay's uploads, without the token. */
export type UploadRequest = {
  method: string
  url: string
  headers: Readonly<Record<string, string>>
  body: Blob | null
  signal: AbortSignal
  /** Receives the number of bytes that the network has taken. */
  onProgress?: ((bytes: number) => void) | undefined
}

/** The answer to an upload request. */
export type UploadAnswer = {
  status: number
  header: (name: string) => string | null
  bytes: () => Promise<ArrayBuffer>
}

/** Sends one request to the relay; rejects when no answer comes. */
export type UploadTransport = (request: UploadRequest) => Promise<UploadAnswer>

const refusal: RelayErrorCode = 'unauthenticated'

/**
 * Chooses the transport of uploads, which sends the client's headers and the host's token, asks once for a new token when the relay refuses one,
 * and ends a request that is silent for longer than the client's timeout.
 */
export function chooseUploadTransport(client: LendingClient): UploadTransport {
  const hasXhr = typeof XMLHttpRequest === 'function' && !client.hasOwnFetch
  const send = hasXhr ? sendByXhr() : sendByFetch(client)
  const { write, upload } = client.timeouts

  return async (request) => {
    const common = { ...client.headers, [relayHeader]: '1', ...request.headers }
    // A transport without progress is silent while it sends a chunk, and every transport is silent while it fetches a file.
    const isSilent = request.method === 'GET' || (request.body !== null && !hasXhr)
    const idleTimeout = createIdleTimeout(isSilent ? upload : write, request.signal)
    const attempt = async (token: string | null) => {
      const headers = token === null ? common : { ...common, Authorization: `Bearer ${token}` }
      const onProgress = (bytes: number) => {
        idleTimeout.restart()
        request.onProgress?.(bytes)
      }
      const answer = await send({ ...request, headers, onProgress, signal: idleTimeout.signal })
      if (isRelayAnswer(client, { status: answer.status, headers: { get: answer.header } })) return answer
      throw new NoRelayError({ endpoint: 'uploads', status: answer.status })
    }
    try {
      const token = await client.getToken()
      const answer = await attempt(token)
      if (token === null || answer.header(errorHeader) !== refusal) return answer
      const renewed = await client.getToken(token)
      return renewed === null || renewed === token ? answer : await attempt(renewed)
    } finally {
      idleTimeout.end()
    }
  }
}

/** Ends a request that has become silent. */
type IdleTimeout = {
  readonly signal: AbortSignal
  /** The request has made progress. */
  readonly restart: () => void
  readonly end: () => void
}

/** Starts an idle timeout of `limit` milliseconds that also ends with the caller's signal. */
function createIdleTimeout(limit: number, signal: AbortSignal): IdleTimeout {
  const controller = new AbortController()
  const leave = () => controller.abort(signal.reason)
  const giveUp = () => controller.abort(new DOMException('Nothing was heard for too long.', 'TimeoutError'))
  let timer = setTimeout(giveUp, limit)
  if (signal.aborted) leave()
  signal.addEventListener('abort', leave)
  return {
    signal: controller.signal,
    restart: () => {
      clearTimeout(timer)
      timer = setTimeout(giveUp, limit)
    },
    end: () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', leave)
    },
  }
}

/** Sends through the client's own `fetch`: progress is known only once a chunk has arrived. */
function sendByFetch(client: LendingClient): UploadTransport {
  return async ({ method, url, headers, body, signal, onProgress }) => {
    // The body goes as bytes, since a stand-in for `fetch` need not know the platform's blobs.
    const bytes = body === null ? null : await body.arrayBuffer()
    // A stand-in need not listen to the signal either.
    signal.throwIfAborted()
    const response = await client.fetch(url, {
      method,
      headers,
      body: bytes,
      signal,
      cache: 'no-store',
      credentials: 'same-origin',
      redirect: 'error',
    })
    signal.throwIfAborted()
    if (response.ok) onProgress?.(bytes?.byteLength ?? 0)
    return {
      status: response.status,
      header: (name) => response.headers.get(name),
      bytes: () => response.arrayBuffer(),
    }
  }
}

/** Sends by `XMLHttpRequest`, the platform's only request API that reports how much of a body has left. */
function sendByXhr(): UploadTransport {
  return ({ method, url, headers, body, signal, onProgress }) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const xhr = new XMLHttpRequest()
      xhr.open(method, url)
      xhr.responseType = 'arraybuffer'
      for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
      const stop = () => xhr.abort()
      signal.addEventListener('abort', stop, { once: true })
      const fail = () => reject(signal.aborted ? signal.reason : new TypeError('No answer came.'))
      xhr.addEventListener('error', fail)
      xhr.addEventListener('abort', fail)
      xhr.addEventListener('load', () => {
        resolve({
          status: xhr.status,
          header: (name) => xhr.getResponseHeader(name),
          // The cast follows from the response type above.
          bytes: () => Promise.resolve(xhr.response as ArrayBuffer),
        })
      })
      xhr.addEventListener('loadend', () => signal.removeEventListener('abort', stop))
      if (onProgress) xhr.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded))
      xhr.send(body)
    })
}
