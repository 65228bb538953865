import type { IncomingMessage, ServerResponse } from 'node:http'
import type { MountedRelay } from './MountedRelay.ts'
import { nodeListener } from './nodeListener.ts'

/** The members of Fastify 4 or 5 that the plugin calls. */
type FastifyScope = {
  removeAllContentTypeParsers(): void
  addContentTypeParser(
    type: string,
    parse: (request: unknown, payload: unknown, done: (error: Error | null) => void) => void,
  ): unknown
  all(
    path: string,
    handle: (
      request: { raw: IncomingMessage },
      reply: { raw: ServerResponse; hijack(): unknown },
    ) => Promise<void>,
  ): unknown
}

/**
 * Mounts the relay in Fastify: `app.register(fastifyPlugin(relay), { prefix: '/lending' })`, with `mountPath: '/lending'`.
 * Inside the prefix Fastify parses no body, and the relay writes the answer itself; the rest of the app is as before.
 *
 * @example
 * await app.register(fastifyPlugin(relay), { prefix: '/lending' })
 */
export function fastifyPlugin(relay: MountedRelay): (scope: FastifyScope) => Promise<void> {
  const listener = nodeListener(relay)
  return async (scope) => {
    scope.removeAllContentTypeParsers()
    // Any type passes, unread: the relay reads the body, within its own limits.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.all('/*', async (request, reply) => {
      reply.hijack()
      await listener(request.raw, reply.raw)
    })
  }
}
