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
  /** Bytes that have been handed to the network. */
  onProgress?: ((bytes: number) => void) | undefined
}

/** What came back. */
export type UploadAnswer = {
  status: number
  header: (name: string) => string | null
  bytes: () => Promise<ArrayBuffer>
}

/** A way to reach the relay; rejects when no answer comes. */
export type UploadTransport = (request: UploadRequest) => Promise<UploadAnswer>

const refusal: RelayErrorCode = 'unauthenticated'

/**
 * How uploads reach the relay: with the client's headers and the host's token, which is asked for once more where the relay refuses it,
 * and never longer than the client's write timeout without a sign of life.
 */
export function chooseUploadTransport(client: LendingClient): UploadTransport {
  const hasXhr = typeof XMLHttpRequest === 'function' && !client.hasOwnFetch
  const send = hasXhr ? sendByXhr() : sendByFetch(client)
  const { write, upload } = client.timeouts

  return async (request) => {
    const common = { ...client.headers, [relayHeader]: '1', ...request.headers }
    // A way that tells no progress is silent for as long as a chunk takes, and every way while a file is fetched.
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

/** Ends a request from which nothing is heard any more. */
type IdleTimeout = {
  readonly signal: AbortSignal
  /** Something was heard. */
  readonly restart: () => void
  readonly end: () => void
}

/** Starts to listen, for so many milliseconds at a time, and ties it to the caller's signal. */
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
    // As bytes, since a stand-in for `fetch` need not know the platform's blobs.
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

/** Sends by `XMLHttpRequest`, the only one of the platform's ways that tells how much of a body has left. */
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
          // The cast states what the response type above makes of it.
          bytes: () => Promise.resolve(xhr.response as ArrayBuffer),
        })
      })
      xhr.addEventListener('loadend', () => signal.removeEventListener('abort', stop))
      if (onProgress) xhr.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded))
      xhr.send(body)
    })
}
