import type { MountedRelay } from './MountedRelay.ts'

/**
 * Mounts the relay in Hono: `app.all('/lending/*', honoHandler(relay))`, with `mountPath: '/lending'`.
 *
 * @example
 * app.all('/lending/*', honoHandler(relay))
 */
export function honoHandler(relay: MountedRelay): (context: { req: { raw: Request } }) => Promise<Response> {
  return ({ req }) => relay.fetch(req.raw)
}
