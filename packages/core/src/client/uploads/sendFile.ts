import type { LendingClient } from '../../transport/LendingClient.ts'
import { type DetailedError, type HttpRequest, type HttpStack, Upload } from 'tus-js-client'
import { callUpload } from './callUpload.ts'
import { readUploadEnd, type UploadEnd } from './readUploadEnd.ts'
import { uploadAddress } from './uploadAddress.ts'

/** The parameters of one try to send a file. */
export type SendFileParameters = {
  client: LendingClient
  blob: Blob
  /** The id of an upload that has begun; `null` begins one. */
  uploadId: string | null
  metadata: Readonly<Record<string, string>>
  /** Bytes of the next chunk; called before each chunk. */
  chunkSize: () => number
  signal: AbortSignal
  onCreated: (uploadId: string, expiresAt: string | null) => void
  /** Receives the number of bytes that the relay has kept of an upload that goes on. */
  onResumed: (sent: number) => void
  /** Receives the number of bytes that the relay has confirmed. */
  onConfirmed: (sent: number) => void
}

const idAtEnd = /\/uploads\/([A-Za-z0-9_-]{8,64})$/

/** Sends a file to the relay, or the rest of it, and returns how the try ended. The promise never rejects. */
export function sendFile(parameters: SendFileParameters): Promise<UploadEnd> {
  const { client, blob, uploadId, metadata, chunkSize, signal } = parameters
  return new Promise((resolve) => {
    if (signal.aborted) return resolve({ type: 'stopped' })
    let expiresAt: string | null = null
    const upload: Upload = new Upload(blob, {
      // Without an endpoint the tus client cannot silently begin a new upload when the old one is gone.
      endpoint: uploadId === null ? uploadAddress(client) : null,
      uploadUrl: uploadId === null ? null : uploadAddress(client, uploadId),
      metadata: { ...metadata },
      chunkSize: chunkSize(),
      retryDelays: null,
      storeFingerprintForResuming: false,
      fingerprint: () => Promise.resolve(''),
      httpStack: createTusStack(client),
      fileReader: { openFile: (file: Blob) => Promise.resolve(readChunks(file)) },
      onAfterResponse: (request, answer) => {
        const kept = request.getMethod() === 'HEAD' ? answer.getHeader('Upload-Offset') : undefined
        if (kept !== undefined) parameters.onResumed(Number(kept))
        const expires = Date.parse(answer.getHeader('Upload-Expires') ?? '')
        if (!Number.isNaN(expires)) expiresAt = new Date(expires).toISOString()
      },
      onUploadUrlAvailable: () => {
        const id = idAtEnd.exec(upload.url ?? '')?.[1] ?? null
        if (id === null) return finish({ type: 'connection', retryAfter: null })
        // The token goes only to the client's own address, not to an address that an answer names.
        upload.url = uploadAddress(client, id)
        parameters.onCreated(id, expiresAt)
      },
      onChunkComplete: (_size, sent) => {
        parameters.onConfirmed(sent)
        upload.options.chunkSize = chunkSize()
      },
      onSuccess: () => finish({ type: 'staged' }),
      onError: (error) => finish(toUploadEnd(error)),
    })
    const stop = () => finish({ type: 'stopped' })
    const finish = (end: UploadEnd) => {
      signal.removeEventListener('abort', stop)
      void upload.abort()
      resolve(end)
    }
    signal.addEventListener('abort', stop)
    upload.start()
  })
}

function readChunks(file: Blob) {
  return {
    size: file.size,
    slice: (start: number, end: number) =>
      Promise.resolve({ value: file.slice(start, end), done: end >= file.size }),
    close: () => undefined,
  }
}

function toUploadEnd(error: Error | DetailedError): UploadEnd {
  const answer = 'originalResponse' in error ? error.originalResponse : null
  if (!answer) return { type: 'connection', retryAfter: null }
  return readUploadEnd({
    status: answer.getStatus(),
    header: (name) => answer.getHeader(name) ?? null,
    text: answer.getBody(),
  })
}

/** Lets the tus client reach the relay as every other call does. */
function createTusStack(client: LendingClient): HttpStack {
  return {
    getName: () => 'onlend',
    createRequest: (method, url) => {
      const headers: Record<string, string> = {}
      const stop = new AbortController()
      const request: HttpRequest = {
        getMethod: () => method,
        getURL: () => url,
        getHeader: (name) => headers[name],
        setHeader: (name, value) => {
          headers[name] = value
        },
        // The page shows the confirmed chunks: one takes some four seconds.
        setProgressHandler: () => undefined,
        abort: () => Promise.resolve(stop.abort()),
        getUnderlyingObject: () => null,
        send: async (body: Blob | null = null) => {
          const { signal } = stop
          const {
            status,
            headers: found,
            bytes,
          } = await callUpload(client, { method, url, headers, body, signal })
          return {
            getStatus: () => status,
            getHeader: (name) => found.get(name) ?? undefined,
            getBody: () => new TextDecoder().decode(bytes),
            getUnderlyingObject: () => null,
          }
        },
      }
      return request
    },
  }
}
