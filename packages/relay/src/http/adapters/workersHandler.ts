import { toResponse } from '../toResponse.ts'
import type { MountedRelay } from './MountedRelay.ts'

/** A relay for one request, and the function that lets go of its database. */
export type OpenedRelay = {
  relay: MountedRelay & { sweep(): Promise<void>; close(): Promise<unknown> }
  close?: () => Promise<void>
}

/** The context of a Worker, to finish work after its answer. */
export type WorkerContext = { waitUntil(work: Promise<unknown>): void }

/** The handlers of a Worker. */
export type WorkersHandler<Environment> = {
  fetch(request: Request, environment: Environment, context: WorkerContext): Promise<Response>
  /** Sweeps, for a cron trigger of every minute. */
  scheduled(event: unknown, environment: Environment): Promise<void>
}

/**
 * Mounts the relay in Cloudflare Workers and other runtimes with module handlers: `export default workersHandler(open)`.
 * `open` makes a relay for each request, since such runtimes refuse a connection that another request has opened.
 * A write that was sent is recorded although its client has left, and the database is let go once an answer is over.
 *
 * @example
 * export default workersHandler((environment) => ({ relay: createRelay(readOptions(environment)) }))
 */
export function workersHandler<Environment>(
  open: (environment: Environment) => OpenedRelay | Promise<OpenedRelay>,
): WorkersHandler<Environment> {
  const serve = async (request: Request, environment: Environment): Promise<Served> => {
    const opened = await open(environment)
    const answer = await opened.relay.answer(request)
    if (!(answer.body instanceof ReadableStream))
      return { response: toResponse(answer), closed: close(opened) }
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    // A reader that leaves is how most streams end.
    const read = answer.body.pipeTo(writable).catch(() => undefined)
    return { response: toResponse({ ...answer, body: readable }), closed: read.then(() => close(opened)) }
  }
  return {
    async fetch(request, environment, context) {
      const served = serve(request, environment)
      // Before the first wait: a client that leaves ends all work that `waitUntil` does not hold.
      context.waitUntil(served.then(({ closed }) => closed))
      return (await served).response
    },
    async scheduled(_event, environment) {
      const opened = await open(environment)
      await opened.relay.sweep().finally(() => close(opened))
    },
  }
}

type Served = { response: Response; closed: Promise<void> }

async function close({ relay, close: closeDatabase }: OpenedRelay): Promise<void> {
  await relay.close()
  await closeDatabase?.()
}
