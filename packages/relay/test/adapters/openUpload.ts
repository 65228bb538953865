import { type ClientRequest, request } from 'node:http'
import { relayHeaders } from '@onlend/core/relay'
import { deferred } from '../deferred.ts'
import { uploadMetadata } from '../uploadMetadata.ts'

const piece = Buffer.alloc(65_536, 'm')

/** A piece of a file on its way to the relay. */
export type Upload = {
  /** The address of the file. */
  url: string
  /** Bytes that the client has handed to its socket. */
  sent(): number
  /** Bytes of the whole piece. */
  total: number
  /** Cuts the connection. */
  cut(): void
  /** The answer with its `Upload-Offset`. */
  answer: Promise<{ status: number; offset: string | undefined }>
}

type UploadOptions = {
  port: number
  /** Buffers of 64 KB in the piece. */
  pieces: number
  /** Sends only so many of them and then waits. @default all */
  stopAfter?: number
  /** Without a length, the piece is sent in chunks. @default true */
  hasLength?: boolean
}

/** The headers of a request for a file of customer partner A. */
export const uploadHeaders = {
  Cookie: 'session_canary_0001=uA',
  'Sec-Fetch-Site': 'same-origin',
  'Tus-Resumable': '1.0.0',
  [relayHeaders.relay]: '1',
}

/** Creates a file and starts to send all of it but its last byte, as fast as the connection takes it. */
export async function openUpload(options: UploadOptions): Promise<Upload> {
  const { port, pieces, stopAfter = pieces, hasLength = true } = options
  const total = pieces * piece.byteLength
  const origin = `http://127.0.0.1:${port}`
  const created = await fetch(`${origin}/lending/uploads`, {
    method: 'POST',
    headers: {
      ...uploadHeaders,
      'Upload-Length': String(total + 1),
      'Upload-Metadata': uploadMetadata(),
    },
  })
  const url = `${origin}${created.headers.get('Location')}`
  const answer = deferred<{ status: number; offset: string | undefined }>()
  // A connection that is cut gets no answer.
  answer.promise.catch(() => undefined)
  const outgoing = request(url, {
    method: 'PATCH',
    agent: false,
    headers: {
      ...uploadHeaders,
      'Content-Type': 'application/offset+octet-stream',
      'Upload-Offset': '0',
      ...(hasLength ? { 'Content-Length': String(total) } : {}),
    },
  })
  outgoing.on('error', answer.reject)
  outgoing.on('response', (response) => {
    response.resume().on('error', answer.reject)
    const { 'upload-offset': offset } = response.headers
    response.on('end', () => answer.resolve({ status: response.statusCode ?? 0, offset: offset?.toString() }))
  })
  let sent = 0
  void sendPieces(outgoing, Math.min(pieces, stopAfter), (count) => (sent = count)).then(() => {
    if (stopAfter >= pieces) outgoing.end()
  })
  return { url, sent: () => sent, total, cut: () => void outgoing.destroy(), answer: answer.promise }
}

async function sendPieces(
  outgoing: ClientRequest,
  count: number,
  onSent: (bytes: number) => void,
): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    if (!outgoing.write(piece)) {
      const drained = deferred()
      outgoing.once('drain', drained.resolve)
      await drained.promise
    }
    onSent((at + 1) * piece.byteLength)
  }
}
