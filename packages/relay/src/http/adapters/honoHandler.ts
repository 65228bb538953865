import type { Relay } from '../../Relay.ts'

/**
 * Mounts the relay in Hono: `app.all('/lending/*', honoHandler(relay))`, with `mountPath: '/lending'`.
 *
 * @example
 * app.all('/lending/*', honoHandler(relay))
 */
export function honoHandler(relay: Relay): (context: { req: { raw: Request } }) => Promise<Response> {
  return ({ req }) => relay.fetch(req.raw)
}
