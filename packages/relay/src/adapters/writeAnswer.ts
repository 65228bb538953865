import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RelayAnswer } from '../answers/RelayAnswer.ts'
import { discardBody } from './discardBody.ts'
import { hasBody } from './hasBody.ts'
import { pieceSize } from './pieceSize.ts'
import { writeBody } from './writeBody.ts'

type Writing = { answer: RelayAnswer; writeTimeout: number }

/** Writes an answer to a socket, and sees to it that what is left of the request's body is never taken for a request. */
export async function writeAnswer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { answer: { status, headers, body }, writeTimeout }: Writing,
): Promise<void> {
  const hasRest = await leavesBody(incoming)
  // Whoever asked has gone, or something before the relay has answered: an exception here would end the process, and every write in it.
  if (outgoing.destroyed || outgoing.headersSent) return dropBody(body)
  const length = typeof body === 'string' || body instanceof Uint8Array ? Buffer.byteLength(body) : null
  const framing: Record<string, string | number> = length === null ? {} : { 'Content-Length': length }
  if (hasRest) framing.Connection = 'close'
  outgoing.writeHead(status, { ...headers, ...framing })
  if (!hasRest && length !== null && length <= pieceSize) return void outgoing.end(body)
  await writeBody(outgoing, body, writeTimeout)
  // The answer is not ended before this, or the connection would be reset under a client that has not read it yet.
  if (hasRest) await discardBody(incoming)
  outgoing.end()
}

/** A stream must not wait for a reader. */
function dropBody(body: RelayAnswer['body']): void {
  // The stream may be over already, which is what is wanted.
  if (body instanceof ReadableStream) body.cancel().catch(() => undefined)
}

/** Whether bytes of the request's body are still to come. */
async function leavesBody(incoming: IncomingMessage): Promise<boolean> {
  if (incoming.complete || !hasBody(incoming.headers)) return false
  // A short body may lie in the same packet as the headers and be parsed right after them.
  await new Promise((resolve) => setImmediate(resolve))
  return !incoming.complete
}
