import type { IncomingMessage, ServerResponse } from 'node:http'
import type { MountedRelay } from './MountedRelay.ts'
import { NodeCaller } from './NodeCaller.ts'
import { toRequest } from './toRequest.ts'
import { writeAnswer } from './writeAnswer.ts'

/** How the listener treats a connection. */
export type NodeListenerOptions = {
  /** Milliseconds after which a reader that takes nothing of its answer loses the connection. @default 30000 */
  writeTimeout?: number
}

/**
 * Mounts the relay in `node:http`, and in everything that hands on its request and response before a body parser reads them. Bodies are
 * streamed both ways no faster than they are read, and a client that leaves is noticed. The `Request` that `authenticate` gets is made as
 * it is read; where a library wants one to copy, hand it `request.clone()`.
 *
 * @example
 * createServer(nodeListener(relay)).listen(8080)
 */
export function nodeListener(
  relay: MountedRelay,
  { writeTimeout = 30_000 }: NodeListenerOptions = {},
): (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> {
  return async (incoming, outgoing) => {
    const client = new NodeCaller()
    outgoing.once('close', () => {
      if (!outgoing.writableFinished) client.leave()
    })
    // `close` reports a connection that breaks; without a listener its error would end the process.
    incoming.on('error', () => undefined)
    const answer = await relay.answer(toRequest(incoming, client))
    await writeAnswer(incoming, outgoing, { answer, writeTimeout })
  }
}
