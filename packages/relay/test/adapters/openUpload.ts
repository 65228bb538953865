import { type ClientRequest, request } from 'node:http'
import { relayHeaders } from '@onlend/core/relay'
import { deferred } from '../deferred.ts'

const edge = 'edge-of-the-form'
const head = `--${edge}\r\nContent-Disposition: form-data; name="memorandum"; filename="m.pdf"\r\nContent-Type: application/pdf\r\n\r\n`
const tail = `\r\n--${edge}--\r\n`
const piece = Buffer.alloc(65_536, 'm')

/** A form with one file, on its way to the relay. */
export type Upload = {
  /** Bytes that the client has handed to its socket. */
  sent(): number
  /** Bytes of the whole form. */
  total: number
  /** Cuts the connection. */
  cut(): void
  answer: Promise<{ status: number; text: string }>
}

type UploadOptions = {
  port: number
  key: string
  /** Pieces of 64 KB in the file. */
  pieces: number
  /** Sends only so many of them and then waits. @default all */
  stopAfter?: number
  /** Without a length, the form is sent in chunks. @default true */
  hasLength?: boolean
}

/** Starts to send a form to the upload endpoint of customer partner A, as fast as the connection takes it. */
export function openUpload(options: UploadOptions): Upload {
  const { port, key, pieces, stopAfter = pieces, hasLength = true } = options
  const total = head.length + pieces * piece.byteLength + tail.length
  const answer = deferred<{ status: number; text: string }>()
  // A connection that is cut is told by the upstream, not by an answer.
  answer.promise.catch(() => undefined)
  const outgoing = request({
    port,
    host: '127.0.0.1',
    method: 'PATCH',
    path: '/lending/v1/channel-partner/customer-partner/cp_a/complete-credit-assessment',
    agent: false,
    headers: {
      'Content-Type': `multipart/form-data; boundary=${edge}`,
      Cookie: 'session_canary_0001=uP',
      'Sec-Fetch-Site': 'same-origin',
      [relayHeaders.relay]: '1',
      [relayHeaders.idempotencyKey]: key,
      ...(hasLength ? { 'Content-Length': String(total) } : {}),
    },
  })
  outgoing.on('error', answer.reject)
  outgoing.on('response', (response) => {
    let text = ''
    response.on('data', (bytes: Buffer) => (text += bytes.toString()))
    response.on('end', () => answer.resolve({ status: response.statusCode ?? 0, text }))
    response.on('error', answer.reject)
  })
  let sent = 0
  void sendPieces(outgoing, Math.min(pieces, stopAfter), (count) => (sent = count)).then(() => {
    if (stopAfter >= pieces) outgoing.end(tail)
  })
  return { sent: () => sent, total, cut: () => void outgoing.destroy(), answer: answer.promise }
}

async function sendPieces(
  outgoing: ClientRequest,
  count: number,
  onSent: (bytes: number) => void,
): Promise<void> {
  outgoing.write(head)
  for (let at = 0; at < count; at += 1) {
    if (!outgoing.write(piece)) {
      const drained = deferred()
      outgoing.once('drain', drained.resolve)
      await drained.promise
    }
    onSent(head.length + (at + 1) * piece.byteLength)
  }
}
