import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RelayAnswer } from '../RelayAnswer.ts'
import { hasBody } from './hasBody.ts'

/** Bytes that are handed to the socket at once; a reader is waited for between two of these. */
const pieceSize: number = 64 * 1_024

/**
 * Bytes that are read of a body that is refused, so that its sender gets to read why: more than the largest piece of a file that the kit sends,
 * since a connection that is closed over unread bytes is reset, and the answer with it.
 */
const mostBytes = 16 * 1_024 * 1_024
const timeout = 2_000

type Writing = { answer: RelayAnswer; writeTimeout: number }

/** Writes an answer to a socket, and makes sure that no server takes the rest of the request's body for a request. */
export async function writeAnswer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { answer: { status, headers, body }, writeTimeout }: Writing,
): Promise<void> {
  const hasRest = !incoming.complete && hasBody(incoming.headers) && (await leavesBody(incoming))
  // The caller has gone, or something before the relay has answered: an exception here would end the process, and every write in it.
  if (outgoing.destroyed || outgoing.headersSent) return dropBody(body)
  const length = typeof body === 'string' || body instanceof Uint8Array ? Buffer.byteLength(body) : null
  // Adds to the answer's headers in place: the answer is finished, and no code reads it after this.
  const written: Record<string, string | number> = headers
  if (length !== null) written['Content-Length'] = length
  if (hasRest) written.Connection = 'close'
  outgoing.writeHead(status, written)
  if (!hasRest && length !== null && length <= pieceSize) return void outgoing.end(body)
  await writeBody(outgoing, body, writeTimeout)
  // The answer is not ended before this, or the connection would be reset under a client that has not read it yet.
  if (hasRest) await discardBody(incoming)
  outgoing.end()
}

/** A stream must not wait for a reader. */
function dropBody(body: RelayAnswer['body']): void {
  // The stream may be over already, which is the goal.
  if (body instanceof ReadableStream) body.cancel().catch(() => undefined)
}

/** Whether bytes of a body that is not complete are still to come. */
async function leavesBody(incoming: IncomingMessage): Promise<boolean> {
  // A short body may lie in the same packet as the headers and be parsed right after them.
  await new Promise((resolve) => setImmediate(resolve))
  return !incoming.complete
}

/** Reads on without keeping anything, until the body ends or enough is enough. */
function discardBody(incoming: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let length = 0
    const finish = (): void => {
      clearTimeout(timer)
      incoming.off('data', count).off('end', finish).off('close', finish).off('error', finish)
      incoming.pause()
      resolve()
    }
    const count = (piece: Buffer): void => {
      length += piece.byteLength
      if (length > mostBytes) finish()
    }
    const timer = setTimeout(finish, timeout)
    incoming.on('data', count).on('end', finish).on('close', finish).on('error', finish)
    incoming.resume()
  })
}

/**
 * Writes the body of an answer no faster than it is read. Resolves when all of it is handed over; the answer is not ended, so that
 * the connection stays. A reader that takes nothing for `timeout` milliseconds loses the connection.
 */
async function writeBody(
  outgoing: ServerResponse,
  body: RelayAnswer['body'],
  timeout: number,
): Promise<void> {
  if (body instanceof ReadableStream) return writeStream(outgoing, body, timeout)
  const bytes = typeof body === 'string' ? Buffer.from(body) : (body ?? new Uint8Array())
  for (let at = 0; at < bytes.byteLength; at += pieceSize) {
    if (!outgoing.write(bytes.subarray(at, at + pieceSize))) await drained(outgoing, timeout)
    if (outgoing.destroyed) return
  }
}

async function writeStream(
  outgoing: ServerResponse,
  body: ReadableStream<Uint8Array>,
  timeout: number,
): Promise<void> {
  const reader = body.getReader()
  // The stream may be over already, which is fine: it is not read any more.
  const leave = (): void => void reader.cancel().catch(() => undefined)
  outgoing.once('close', leave)
  outgoing.flushHeaders()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done || outgoing.destroyed) return
      if (!outgoing.write(value)) await drained(outgoing, timeout)
    }
  } catch {
    // The stream was cut off, as for a reader that is too slow: a body without its end must not look whole.
    outgoing.destroy()
  } finally {
    outgoing.off('close', leave)
  }
}

/** Resolves when the reader has taken the written bytes, or the connection is gone. */
function drained(outgoing: ServerResponse, timeout: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => outgoing.destroy(), timeout)
    const finish = (): void => {
      clearTimeout(timer)
      outgoing.off('drain', finish).off('close', finish)
      resolve()
    }
    outgoing.on('drain', finish).on('close', finish)
  })
}
