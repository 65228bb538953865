import type { LendingClient } from '../../transport/LendingClient.ts'
import { retryAfter } from '../../transport/retryAfter.ts'
import { type DetailedError, type HttpRequest, type HttpStack, Upload } from 'tus-js-client'
import { uploadAddress } from './uploadAddress.ts'
import { callUpload } from './callUpload.ts'
import { errorHeader, rejectionHeader } from '../../relay/headerNames.ts'
import type { RelayErrorCode } from '../../error-codes/relayErrors.ts'
import type { UploadRejection } from '../../relay/uploadRejections.ts'
import type { UploadProblem } from './uploadTypes.ts'

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

/** The end of one try to send a file. */
export type UploadEnd =
  | { type: 'staged' }
  /** The page stopped the try. */
  | { type: 'stopped' }
  /** No answer came, or an answer that says to come back; `retryAfter` holds its milliseconds, or `null`. */
  | { type: 'connection'; retryAfter: number | null; isUnavailable?: boolean }
  /** The session has ended. */
  | { type: 'session' }
  /** The relay does not know the upload, or no longer. */
  | { type: 'gone' }
  /** The relay has a different number of bytes than this page assumed. */
  | { type: 'conflict' }
  /** The relay received other bytes than this page sent. */
  | { type: 'changed' }
  | { type: 'refused'; state: 'rejected' | 'failed'; problem: UploadProblem }

type Refusal = {
  status: number
  header: (name: string) => string | null
}

const rejections = {
  empty: 'EMPTY',
  type: 'TYPE',
  encrypted: 'ENCRYPTED',
  suspicious: 'SUSPICIOUS',
  too_large: 'TOO_LARGE',
} as const satisfies Record<Exclude<UploadRejection, 'checksum'>, UploadProblem>

/** Reads the meaning of a relay's refusal for a file from its status and code, never from its words. */
function readUploadEnd({ status, header }: Refusal): UploadEnd {
  // The cast only lets the code be compared with the known ones.
  const code = header(errorHeader) as RelayErrorCode | null
  if (status === 401) return { type: 'session' }
  if (status === 403) return { type: 'refused', state: 'failed', problem: 'NOT_ALLOWED' }
  if (code === 'upload_rejected') return toRejection(header(rejectionHeader))
  if (code === 'staging_full') return { type: 'refused', state: 'failed', problem: 'STAGING_FULL' }
  if (status === 413) return { type: 'refused', state: 'rejected', problem: 'TOO_LARGE' }
  if (status === 404 || status === 410) return { type: 'gone' }
  if (status === 409 || status === 423) return { type: 'conflict' }
  const isUnavailable = code === 'uploads_unavailable'
  return { type: 'connection', retryAfter: retryAfter(header('Retry-After')), isUnavailable }
}

function toRejection(reason: string | null): UploadEnd {
  // A file that was refused without a reason is sent again and then refused with one.
  if (reason === null || reason === 'checksum') return { type: 'changed' }
  // The cast allows the look-up of a reason that only a newer relay knows.
  const problem = (rejections as Record<string, UploadProblem>)[reason] ?? 'SUSPICIOUS'
  return { type: 'refused', state: 'rejected', problem }
}
