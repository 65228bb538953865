import type { ServerResponse } from 'node:http'
import type { RelayAnswer } from '../answers/RelayAnswer.ts'
import { pieceSize } from './pieceSize.ts'

/**
 * Writes the body of an answer no faster than it is read. Resolves when all of it is handed over; the answer is not ended, so that
 * the connection stays. A reader that takes nothing for `patience` milliseconds loses the connection.
 */
export async function writeBody(
  outgoing: ServerResponse,
  body: RelayAnswer['body'],
  patience: number,
): Promise<void> {
  if (body instanceof ReadableStream) return writeStream(outgoing, body, patience)
  const bytes = typeof body === 'string' ? Buffer.from(body) : (body ?? new Uint8Array())
  for (let at = 0; at < bytes.byteLength; at += pieceSize) {
    if (!outgoing.write(bytes.subarray(at, at + pieceSize))) await drained(outgoing, patience)
    if (outgoing.destroyed) return
  }
}

async function writeStream(
  outgoing: ServerResponse,
  body: ReadableStream<Uint8Array>,
  patience: number,
): Promise<void> {
  const reader = body.getReader()
  // The stream may be over already, which is fine: nobody reads it any more.
  const leave = (): void => void reader.cancel().catch(() => undefined)
  outgoing.once('close', leave)
  outgoing.flushHeaders()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done || outgoing.destroyed) return
      if (!outgoing.write(value)) await drained(outgoing, patience)
    }
  } catch {
    // The stream was cut off, as for a reader that is too slow: what has no end must not look whole.
    outgoing.destroy()
  } finally {
    outgoing.off('close', leave)
  }
}

/** Resolves when the reader has taken what was written, or the connection is gone. */
function drained(outgoing: ServerResponse, patience: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => outgoing.destroy(), patience)
    const finish = (): void => {
      clearTimeout(timer)
      outgoing.off('drain', finish).off('close', finish)
      resolve()
    }
    outgoing.on('drain', finish).on('close', finish)
  })
}
